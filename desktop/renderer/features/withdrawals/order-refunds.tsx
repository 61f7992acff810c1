import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useLiveQueries } from '../../lib/live.ts';
import { RefundLine } from '../../ui/refunds/refund-line.tsx';
import { refundsKey } from '../../ui/refunds/refund.ts';
import { ErrorState, Skeleton } from '../../ui/states.tsx';

/** What goes back of the order, with what can be done about it. */
export function OrderRefunds({ orderId }: { readonly orderId: number }) {
  const t = usePhrases('money');
  const queryKey = [...refundsKey, orderId];
  useLiveQueries('refunds', queryKey);
  useLiveQueries('refund_payouts', queryKey);
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      client.get('admin-refund-list', { query: { orderId, limit: 100 } }, { signal }),
  });
  const refunds = found.data?.results ?? [];
  return (
    <section>
      <h3>{t('orderRefunds')}</h3>
      {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={2} />}
      {found.data && refunds.length === 0 && <p className="soft">{t('orderRefundsNone')}</p>}
      <ul className="money-lines">
        {refunds.map((refund) => (
          <RefundLine key={refund.id} refund={refund} />
        ))}
      </ul>
    </section>
  );
}
