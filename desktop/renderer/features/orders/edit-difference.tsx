import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';

interface EditDifferenceProps {
  /** Undefined before it is reckoned. */
  readonly seen: Reply<Endpoints['admin-order-edit-preview']> | undefined;
  readonly isReckoning: boolean;
}

/** What an edit comes to, before it is saved. */
export function EditDifference({ seen, isReckoning }: EditDifferenceProps) {
  const t = usePhrases('orderEdit');
  const { market } = useConfig();
  const sums = seen && [
    [t('before'), seen.before] as const,
    [t('after'), seen.total] as const,
    [t('toPay'), seen.toPay] as const,
    [t('refund'), seen.refund] as const,
  ];
  return (
    <section aria-live="polite">
      <h3>{t('difference')}</h3>
      {!sums && <p className="soft">{t(isReckoning ? 'reckoning' : 'nothingYet')}</p>}
      {sums && (
        <dl className="order-sums">
          {sums.map(([label, amount]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="amount">{formatMoney(amount, market)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
