import type {} from '#desktop/shared/bridge.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type DragEvent } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { FieldError } from '#ui/field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { PictureDrop } from './import-pictures.tsx';
import { ImportWork } from './import-work.tsx';
import { importsQuery, refreshImports, type Import } from './imports.ts';
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
  const mayEdit = usePermission('catalogue.edit');
  const mayPicture = usePermission('gallery.edit');
  return (
    <>
      <p className="soft">{t('lead')}</p>
      {mayEdit && <UploadPlace />}
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

/** A file, chosen or dropped, with the name of whom it is from. */
function UploadPlace() {
  const t = usePhrases('imports');
  const navigate = useNavigate();
  const [supplier, setSupplier] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useMutation({
    mutationFn: (file: File) => client.post('import-upload', { body: { supplier }, file }),
    meta: { silent: true },
    onSuccess: async ({ id }) => {
      await refreshImports();
      await navigate(`/imports/${String(id)}`);
    },
  });
  const send = (file: File) => {
    setProblem(null);
    upload.mutate(file);
  };
  const open = async () => {
    const opened = await window.obmena.openFile('products');
    if (opened === 'cancelled') return;
    if (typeof opened === 'string')
      setProblem(t(opened === 'failed' ? 'fileFailed' : 'fileTooLarge'));
    else send(new File([Uint8Array.from(opened.contents)], opened.name));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) send(file);
  };
  const said = problem ?? (upload.error === null ? null : failureOf(upload.error).text);
  return (
    <div className="drop-place" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <div className="import-supplier">
        <label className="field-label" htmlFor="import-supplier">
          {t('supplier')}
        </label>
        <input
          className="field-input"
          id="import-supplier"
          maxLength={80}
          value={supplier}
          onChange={({ target }) => setSupplier(target.value)}
          aria-describedby="import-supplier-help"
        />
        <div className="soft" id="import-supplier-help">
          {t('supplierHelp')}
        </div>
        {said !== null && <FieldError isAlert>{said}</FieldError>}
      </div>
      <div className="import-choose">
        <span className="soft">{t('dropHere')}</span>
        <Button kind="primary" icon="upload" busy={upload.isPending} onClick={() => void open()}>
          {t('chooseFile')}
        </Button>
      </div>
    </div>
  );
}

const columns = ['file', 'supplier', 'when', 'state', 'result'] as const;

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
