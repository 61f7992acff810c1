import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { OrderCard } from './order-card.tsx';
import { orderPickUpsQuery } from './order-pick-ups.ts';

/** Orders that wait at the stores for their customers, or come there packed. */
export function OrderQueue({ store }: { readonly store: string }) {
  const t = usePhrases('reservations');
  const found = useQuery(orderPickUpsQuery);
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={3} />;
  const orders = found.data.results.filter((one) => store === '' || one.store.slug === store);
  return (
    <section aria-labelledby="order-pick-ups">
      <h2 id="order-pick-ups">{t('orders')}</h2>
      {orders.length === 0 ? (
        <EmptyState title={t('noOrders')}>{t('noOrdersText')}</EmptyState>
      ) : (
        <ul>
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </ul>
      )}
    </section>
  );
}
