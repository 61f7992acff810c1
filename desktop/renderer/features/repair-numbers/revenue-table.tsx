import { useId } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';

interface RevenueTableProps {
  readonly title: string;
  readonly rows: Reply<Endpoints['admin-repair-numbers']>['byOperation'];
}

/** What was earned with what, or by whom; the most first. */
export function RevenueTable({ title, rows }: RevenueTableProps) {
  const t = usePhrases('repairNumbers');
  const { market } = useConfig();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 && <p>{t('nothingPaid')}</p>}
      {rows.length > 0 && (
        <table className="plain-table" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('revenue')}</th>
              <th scope="col">{t('repairs')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, revenue, repairs }, at) => (
              <tr key={`${name} ${String(at)}`}>
                <th scope="row">{name === '' ? t('nobody') : name}</th>
                <td className="number">{formatMoney(revenue, market)}</td>
                <td className="number">{repairs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
