import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../i18n/use-phrases.ts';
import { client } from '../lib/client.ts';
import { ErrorState, Skeleton } from './states.tsx';
import './change-entries.css';

type Value = string | number | boolean | null;

/** A change set with its first rows, asked for once by all that show it. */
export const useChange = (id: number) =>
  useQuery({
    queryKey: ['admin-change', id],
    queryFn: ({ signal }) =>
      client.get('admin-change', { params: { id }, query: { limit: 50 } }, { signal }),
  });

/** What each row of a change set held before and after. */
export function ChangeEntries({ id }: { readonly id: number }) {
  const t = usePhrases('frame');
  const detail = useChange(id);
  if (detail.isError) return <ErrorState error={detail.error} />;
  if (!detail.data) return <Skeleton lines={3} />;
  const { count, results } = detail.data.entries;
  const inWords = (value: Value) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return value === null || value === '' ? t('emptyValue') : String(value);
  };
  return (
    <ul className="entries">
      {results.map((entry) => (
        <li key={`${entry.table}/${entry.key}`}>
          <strong>{entry.label}</strong> <span className="soft">{t(entry.operation)}</span>
          <dl>
            {entry.columns.map(({ column, name, before, after }) => (
              <div key={column} className="entry-column">
                <dt className="soft">{name}</dt>
                <dd>
                  {entry.operation !== 'insert' && <del>{inWords(before)}</del>}
                  {entry.operation === 'update' && ' → '}
                  {entry.operation !== 'delete' && <ins>{inWords(after)}</ins>}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
      {count > results.length && (
        <li className="soft">{t('andMore', { count: count - results.length })}</li>
      )}
    </ul>
  );
}
