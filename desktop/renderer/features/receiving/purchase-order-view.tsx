import { useMutation, useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { PurchaseOrderForm } from './purchase-order-form.tsx';
import { orderQuery, ordersKey, type PurchaseOrder } from './receiving.ts';
import { usePlaceName } from '../../lib/use-place-name.ts';

interface OrderViewProps {
  readonly id: number;
  readonly onLeave: () => void;
}

/** An order at a supplier: a draft is written, another is read and moved on. */
export function PurchaseOrderView({ id, onLeave }: OrderViewProps) {
  const t = usePhrases('receiving');
  const placeName = usePlaceName();
  const found = useQuery(orderQuery(id));
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={8} />;
  const order = found.data;
  return (
    <section className="receiving-part" aria-labelledby="order-name">
      <div className="receiving-fields">
        <Button onClick={onLeave}>{t('part_orders')}</Button>
        <h2 id="order-name">
          {[
            order.supplier,
            placeName(order.place.name),
            t('orderTitle', { id }),
            t(`status_${order.status}`),
          ].join(' · ')}
        </h2>
      </div>
      <OrderMoves order={order} />
      {order.status === 'draft' ? (
        <PurchaseOrderForm key={order.version} order={order} onSaved={() => undefined} />
      ) : (
        <OrderLines order={order} />
      )}
    </section>
  );
}

const movesOf = {
  draft: ['ordered'],
  ordered: ['draft', 'closed'],
  partly: ['closed'],
  received: ['closed'],
  closed: [],
} as const satisfies Record<PurchaseOrder['status'], readonly ('draft' | 'ordered' | 'closed')[]>;

function OrderMoves({ order }: { readonly order: PurchaseOrder }) {
  const t = usePhrases('receiving');
  const { id, version, status } = order;
  const move = useMutation({
    mutationFn: (to: 'draft' | 'ordered' | 'closed') =>
      client.post('purchase-order-move', { params: { id }, body: { version, to } }),
    onSuccess: () => notify('success', t('moved')),
    onSettled: () => queries.invalidateQueries({ queryKey: ordersKey }),
  });
  const words = { ordered: t('send'), draft: t('unsend'), closed: t('closeOrder') };
  return (
    <div className="pick-acts">
      {movesOf[status].map((to) => (
        <Button key={to} busy={move.isPending} onClick={() => move.mutate(to)}>
          {words[to]}
        </Button>
      ))}
    </div>
  );
}

function OrderLines({ order: { lines, note } }: { readonly order: PurchaseOrder }) {
  const t = usePhrases('receiving');
  return (
    <>
      {note !== '' && <p>{note}</p>}
      <table className="plain-table">
        <thead>
          <tr>
            {(['name', 'expectedPieces', 'received', 'price'] as const).map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ productId, code, name, expected, received, price }) => (
            <tr key={productId}>
              <th scope="row">{`${name} · ${code}`}</th>
              <td>{expected}</td>
              <td>{received}</td>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
