import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { PictureDrop } from './import-pictures.tsx';
import { UploadPlace, useFileSubjects } from './upload-place.tsx';
import { ImportWork } from './import-work.tsx';
import { importsQuery, type Import } from './imports.ts';
import '../../ui/csv-import/csv-import.css';
import '../../ui/plain-table.css';
import './imports.css';

/** Products out of files: whose they are is seen in the list, and one of them is worked on at its address. */
export function ImportsScreen() {
  const title = usePhrases('screens')('imports');
  const id = Number(useParams()['*']);
  return (
    <Screen title={title}>
      <div className="imports">{id > 0 ? <ImportWork key={id} id={id} /> : <AllImports />}</div>
    </Screen>
  );
}

function AllImports() {
  const t = usePhrases('imports');
  const imports = useQuery(importsQuery);
  const subjects = useFileSubjects();
  const mayPicture = usePermission('gallery.edit');
  return (
    <>
      <p className="soft">{t('lead')}</p>
      {subjects.length > 0 && <UploadPlace subjects={subjects} />}
      {mayPicture && <PictureDrop into={null} />}
      {imports.isError && (
        <ErrorState error={imports.error} onRetry={() => void imports.refetch()} />
      )}
      {imports.isPending && <Skeleton lines={6} />}
      {imports.data?.results.length === 0 && (
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      )}
      {imports.data && imports.data.results.length > 0 && (
        <ImportTable imports={imports.data.results} />
      )}
    </>
  );
}

const columns = ['file', 'subject', 'supplier', 'when', 'state', 'result'] as const;

function ImportTable({ imports }: { readonly imports: readonly Import[] }) {
  const t = usePhrases('imports');
  const moment = useMoment();
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`column_${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {imports.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <Link to={`/imports/${String(one.id)}`}>{one.fileName}</Link>
            </th>
            <td>{t(`subject_${one.subject}`)}</td>
            <td>{one.supplier}</td>
            <td>
              {moment(one.createdAt)}
              <div className="soft">{one.createdBy}</div>
            </td>
            <td>{t(`status_${one.status}`)}</td>
            <td>
              {t('resultOf', {
                applied: one.counts.applied,
                rows: one.rows,
                refused: one.counts.refused,
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
