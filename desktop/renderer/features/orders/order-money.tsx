import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useLiveQueries } from '../../lib/live.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { ErrorState } from '../../ui/states.tsx';
import { RefundLine } from '../../ui/refunds/refund-line.tsx';
import { refundsKey } from '../../ui/refunds/refund.ts';
import type { StaffOrder } from './staff-order.ts';
import { TypeTransfer } from './type-transfer.tsx';
import { WithdrawalLine } from './withdrawal-line.tsx';
import { WriteOffRest } from './write-off-rest.tsx';

/** Money of an order: transfers that came, what customers withdrew from, and what goes back. */
export function OrderMoney({ order }: { readonly order: StaffOrder }) {
  const t = usePhrases('sales');
  const mayRefund = usePermission('orders.refund');
  const queryKey = [...refundsKey, order.id];
  useLiveQueries('refunds', queryKey);
  useLiveQueries('refund_payouts', queryKey);
  const refunds = useQuery({
    queryKey,
    enabled: mayRefund,
    queryFn: ({ signal }) =>
      client.get('admin-refund-list', { query: { orderId: order.id, limit: 100 } }, { signal }),
  });
  const rest = order.exchange?.toPay ?? null;
  const isToPay = rest !== null || (order.status === 'awaiting_payment' && order.due > 0);
  const lines = refunds.data?.results ?? [];
  if (!isToPay && lines.length === 0 && order.withdrawals.length === 0 && !refunds.isError) {
    return null;
  }
  return (
    <section>
      <h3>{t('money')}</h3>
      {isToPay && mayRefund && (
        <div className="cluster">
          <TypeTransfer order={order} />
          <WriteOffRest order={order} />
        </div>
      )}
      <ul className="money-lines">
        {order.withdrawals.map((withdrawal) => (
          <WithdrawalLine key={withdrawal.id} withdrawal={withdrawal} mayRefund={mayRefund} />
        ))}
        {lines.map((refund) => (
          <RefundLine key={refund.id} refund={refund} />
        ))}
      </ul>
      {refunds.isError && (
        <ErrorState error={refunds.error} onRetry={() => void refunds.refetch()} />
      )}
    </section>
  );
}
