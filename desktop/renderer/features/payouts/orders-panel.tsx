import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useLiveQueries } from '../../lib/live.ts';
import { useConfig } from '../../lib/session.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState, ErrorState, Skeleton, StatusDot } from '../../ui/states.tsx';
import { OrderActions } from './order-actions.tsx';
import type { PayoutOrder } from './payout-order.ts';
import './payouts.css';

const queryKey = ['payout-orders'];

/** Orders for the bank: those that are not paid yet, and the latest paid ones. */
export function OrdersPanel({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases('payouts');
  useLiveQueries('buyback_payouts', queryKey);
  useLiveQueries('payout_orders', queryKey);
  const orders = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.get('payout-orders', {}, { signal }),
  });
  return (
    <Panel title={t('orders')} onClose={onClose}>
      {orders.isError && <ErrorState error={orders.error} onRetry={() => void orders.refetch()} />}
      {orders.isPending && <Skeleton />}
      {orders.data?.results.length === 0 && (
        <EmptyState title={t('ordersNone')}>{t('ordersNoneText')}</EmptyState>
      )}
      <ul className="payout-orders">
        {orders.data?.results.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
    </Panel>
  );
}

function OrderCard({ order }: { readonly order: PayoutOrder }) {
  const t = usePhrases('payouts');
  const moment = useMoment();
  const { market } = useConfig();
  const mayPay = usePermission('buyback.pay');
  const { count, open } = order;
  return (
    <li className="payout-order">
      <h3>{order.reference}</h3>
      <p>
        <StatusDot tone={open > 0 ? 'warning' : 'success'}>
          {open > 0 ? t('orderOpen', { count: open }) : t('orderDone')}
        </StatusDot>
      </p>
      <p>{t('orderLine', { count, total: formatMoney(order.total, market) })}</p>
      <p className="soft">
        {t('orderBy', { name: order.releasedBy, moment: moment(order.releasedAt) })}
        {order.supervisedBy !== null && (
          <>
            <br />
            {t('orderSupervised', { name: order.supervisedBy })}
          </>
        )}
        {order.fileMadeAt !== null && (
          <>
            <br />
            {t('fileMade', { moment: moment(order.fileMadeAt) })}
          </>
        )}
      </p>
      {mayPay && open > 0 && <OrderActions order={order} />}
    </li>
  );
}
