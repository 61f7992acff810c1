import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { Button } from '../../ui/button.tsx';
import { saveCsv } from '../../ui/csv-import/save-csv.ts';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { rowsQuery, type ImportRow, type Outcome, type WholeImport } from './imports.ts';

const outcomes = [
  'held',
  'new',
  'changed',
  'refused',
  'same',
] as const satisfies readonly Outcome[];

/** What the rows come to, by kind; the first of each kind, and how many there are. */
export function ImportRows({ work }: { readonly work: WholeImport }) {
  const t = usePhrases('imports');
  const [outcome, setOutcome] = useState<Outcome>(
    () => outcomes.find((one) => work.counts[one] > 0) ?? 'new',
  );
  const rows = useQuery(rowsQuery(work.id, outcome, work.status));
  const tabs = outcomes.map((id) => ({
    id,
    label: t(`outcome_${id}`, { count: work.counts[id] }),
  }));
  const { results = [], count = 0 } = rows.data ?? {};
  return (
    <section>
      <Tabs name="import" label={t('rows')} tabs={tabs} chosen={outcome} onChoose={setOutcome} />
      <div
        role="tabpanel"
        id="import-panel"
        aria-labelledby={`import-tab-${outcome}`}
        className="import-panel"
      >
        {outcome === 'refused' && work.counts.refused > 0 && (
          <Button
            icon="download"
            onClick={() =>
              void saveCsv(() => client.get('import-error-file', { params: { id: work.id } }))
            }
          >
            {t('errorFile')}
          </Button>
        )}
        {rows.isError && <ErrorState error={rows.error} onRetry={() => void rows.refetch()} />}
        {rows.isPending && <Skeleton lines={6} />}
        {rows.data && results.length === 0 && <p className="soft">{t('noRows')}</p>}
        {results.length > 0 && <RowTable rows={results} />}
        {count > results.length && (
          <p className="soft">{t('moreRows', { count: count - results.length })}</p>
        )}
      </div>
    </section>
  );
}

/** What the rows would make that the shop does not have, before anything is made. */
export function MadeNames({ made }: Pick<WholeImport, 'made'>) {
  const t = usePhrases('imports');
  if (made.length === 0) return null;
  return (
    <details className="import-made">
      <summary>
        {t('made')} ({made.length})
      </summary>
      <ul className="import-cells">
        {made.map(({ field, name }) => (
          <li key={`${field} ${name}`}>
            {t(field === 'attribute' ? 'changed_attribute' : `field_${field}`)}: {name}
          </li>
        ))}
      </ul>
    </details>
  );
}

function RowTable({ rows }: { readonly rows: readonly ImportRow[] }) {
  const t = usePhrases('imports');
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t('line')}</th>
          <th scope="col">{t('product')}</th>
          <th scope="col">{t('what')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.line}>
            <td className="amount">{row.line}</td>
            <th scope="row">
              {row.key}
              <div className="soft">{row.name}</div>
            </th>
            <td>
              <RowFate row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Differences, problems, or that it was done. */
function RowFate({ row }: { readonly row: ImportRow }) {
  const t = usePhrases('imports');
  const said = (value: string | number | boolean | null) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return value === null || value === '' ? '–' : String(value);
  };
  return (
    <ul className="import-cells">
      {row.changes.map(({ field, before, after, makes = [] }) => (
        <li key={field}>
          {t(field === 'attribute' ? 'changed_attribute' : `field_${field}`)}: <s>{said(before)}</s>{' '}
          {said(after)}
          {makes.length > 0 && (
            <span className="soft"> ({t('willBeMade', { names: makes.join(', ') })})</span>
          )}
        </li>
      ))}
      {row.problems.map(({ field, text, reason }) => (
        <li key={`${field} ${text}`}>
          {t(`field_${field}`)}
          {text !== '' && <q>{text}</q>}: {reason}
        </li>
      ))}
      {row.isApplied && <li className="soft">{t('applied')}</li>}
    </ul>
  );
}
