import { formatMoney } from '#core/shared/money.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { CellValue } from '#core/grid/grid-definition.ts';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { useConfig } from '../../../lib/session.ts';
import { StatusDot } from '../../../ui/states.tsx';
import '../../../ui/plain-table.css';

type Seen = Reply<Endpoints['admin-products-change-preview']>;

/** What a change would come to: how many rows, what is wrong with some, and the first ones in full. */
export function BulkPreview({ seen }: { readonly seen: Seen }) {
  const t = usePhrases('bulk');
  const { changed, same, refusedCount, refused, doubles, forTwo, rows } = seen;
  return (
    <>
      <p className="bulk-counts" role="status">
        <StatusDot tone={changed > 0 ? 'success' : 'neutral'}>
          {t('changed', { count: changed })}
        </StatusDot>
        {same > 0 && <StatusDot tone="neutral">{t('same', { count: same })}</StatusDot>}
        {refusedCount > 0 && (
          <StatusDot tone="error">{t('refused', { count: refusedCount })}</StatusDot>
        )}
      </p>
      {doubles > 0 && <StatusDot tone="warning">{t('doubles', { count: doubles })}</StatusDot>}
      {forTwo > 0 && <StatusDot tone="warning">{t('forTwo', { count: forTwo })}</StatusDot>}
      {refused.length > 0 && <Refused refused={refused} />}
      {rows.length > 0 && <Changed rows={rows} isCut={rows.length < changed} />}
    </>
  );
}

function Refused({ refused }: Pick<Seen, 'refused'>) {
  const t = usePhrases('bulk');
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col">{t('reason')}</th>
        </tr>
      </thead>
      <tbody>
        {refused.map(({ id, code, reason }) => (
          <tr key={id}>
            <td>{code}</td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ChangedProps extends Pick<Seen, 'rows'> {
  readonly isCut: boolean;
}

function Changed({ rows, isCut }: ChangedProps) {
  const t = usePhrases('bulk');
  const say = useSaid();
  return (
    <>
      {isCut && <p className="soft">{t('firstRows', { count: rows.length })}</p>}
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.flatMap(({ id, code, name, cells }) =>
            cells.map(({ column, before, after }) => (
              <tr key={`${String(id)} ${column}`}>
                <th scope="row" title={name}>
                  {code}
                </th>
                <td>{say(column, before)}</td>
                <td>{say(column, after)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </>
  );
}

function useSaid() {
  const grid = usePhrases('grid');
  const { market } = useConfig();
  return (column: string, value: CellValue): string => {
    if (value === null) return '–';
    if (column === 'price' && typeof value === 'number') return formatMoney(value, market);
    if (typeof value === 'boolean') return value ? grid('yes') : grid('no');
    return String(value);
  };
}
