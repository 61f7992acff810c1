import { useMutation, useQuery, type Query } from '@tanstack/react-query';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { saveCsv } from '../../ui/csv-import/save-csv.ts';
import { EmptyState, ErrorState, Skeleton, StatusDot } from '../../ui/states.tsx';

type ExportList = Reply<Endpoints['catalogue-export-list']>;
type Export = ExportList['results'][number];

const key = ['catalogue-exports'];
const whileRunningMs = 2_000;
const tones = { waiting: 'warning', done: 'success', failed: 'error' } as const;
const columns = ['when', 'state', 'rows', 'size'] as const;

const exportsQuery = {
  queryKey: key,
  staleTime: 0,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    client.get('catalogue-export-list', {}, { signal }),
  // A job tells nobody that it has ended.
  refetchInterval: ({ state }: Query<ExportList>) =>
    state.data?.results.some(({ status }) => status === 'waiting') === true && whileRunningMs,
};

/** Files of the whole catalogue, which an import takes back. */
export function CatalogueExport() {
  const mayEdit = usePermission('catalogue.edit');
  const t = usePhrases('feeds');
  const list = useQuery(exportsQuery);
  const start = useMutation({
    mutationFn: () => client.post('catalogue-export-start', { body: {} }),
    onSuccess: () => notify('success', t('exportStarted')),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  const results = list.data?.results ?? [];
  return (
    <>
      <p className="soft">{t('exportLead')}</p>
      <div hidden={!mayEdit}>
        <Button
          kind="primary"
          icon="download"
          busy={start.isPending || results.some(({ status }) => status === 'waiting')}
          onClick={() => start.mutate()}
        >
          {t('exportStart')}
        </Button>
      </div>
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton lines={4} />}
      {list.data && results.length === 0 && (
        <EmptyState title={t('noExports')}>{t('noExportsText')}</EmptyState>
      )}
      {results.length > 0 && <ExportTable exports={results} />}
    </>
  );
}

function ExportTable({ exports }: { readonly exports: readonly Export[] }) {
  const t = usePhrases('feeds');
  const moment = useMoment();
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 2 });
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`export_${column}`)}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{t('exportSave')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {exports.map(({ id, askedAt, askedBy, status, rows, bytes }) => (
          <tr key={id}>
            <th scope="row">
              {moment(askedAt)}
              <div className="soft">{askedBy}</div>
            </th>
            <td>
              <StatusDot tone={tones[status]}>{t(`export_${status}`)}</StatusDot>
            </td>
            <td className="amount">{rows !== null && number.format(rows)}</td>
            <td className="amount">
              {bytes !== null && t('megabytes', { size: number.format(bytes / 1e6) })}
            </td>
            <td>
              {status === 'done' && (
                <Button
                  icon="download"
                  onClick={() =>
                    void saveCsv(() => client.get('catalogue-export-file', { params: { id } }))
                  }
                >
                  {t('exportSave')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
