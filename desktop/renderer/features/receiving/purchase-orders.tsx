import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { PurchaseOrderForm } from './purchase-order-form.tsx';
import { PurchaseOrderView } from './purchase-order-view.tsx';
import { ordersQuery } from './receiving.ts';

/** Orders at suppliers: what was ordered, what of it came. */
export function PurchaseOrders() {
  const t = usePhrases('receiving');
  const moment = useMoment();
  const orders = useQuery(ordersQuery);
  const [shown, setShown] = useState<number | 'new' | null>(null);
  if (shown === 'new') return <PurchaseOrderForm order={null} onSaved={setShown} />;
  if (shown !== null) return <PurchaseOrderView id={shown} onLeave={() => setShown(null)} />;
  if (orders.isError) {
    return <ErrorState error={orders.error} onRetry={() => void orders.refetch()} />;
  }
  if (!orders.data) return <Skeleton lines={8} />;
  const { results } = orders.data;
  return (
    <div className="receiving-part">
      <div>
        <Button kind="primary" icon="plus" onClick={() => setShown('new')}>
          {t('newOrder')}
        </Button>
      </div>
      {results.length === 0 && <EmptyState title={t('noOrders')}>{t('noOrdersText')}</EmptyState>}
      {results.length > 0 && (
        <table className="plain-table">
          <caption className="visually-hidden">{t('part_orders')}</caption>
          <thead>
            <tr>
              {(['supplier', 'when', 'state', 'expectedPieces', 'received', 'act'] as const).map(
                (column) => (
                  <th key={column} scope="col">
                    {t(column)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {results.map(({ id, supplier, createdAt, status, expected, received }) => (
              <tr key={id}>
                <th scope="row">{`${supplier} · ${t('orderTitle', { id })}`}</th>
                <td>{moment(createdAt)}</td>
                <td>{t(`status_${status}`)}</td>
                <td>{expected}</td>
                <td>{received}</td>
                <td>
                  <Button onClick={() => setShown(id)}>{t('show')}</Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
