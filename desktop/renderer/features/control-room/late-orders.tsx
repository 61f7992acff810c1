import { Link } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import type { ControlRoom } from './control-room.ts';
import { useAge } from './durations.ts';

interface LateOrdersProps {
  readonly orders: ControlRoom['overdue'];
  readonly readAt: number;
}

/** The oldest orders that are flagged, each leading to itself. */
export function LateOrders({ orders, readAt }: LateOrdersProps) {
  const t = usePhrases('controlRoom');
  const age = useAge(readAt);
  return (
    <section aria-labelledby="late-title">
      <h2 id="late-title">{t('late')}</h2>
      {orders.length === 0 && <p>{t('noneLate')}</p>}
      {orders.length > 0 && (
        <table className="plain-table" aria-labelledby="late-title">
          <thead>
            <tr>
              <th scope="col">{t('order')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col">{t('age')}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ orderId, orderNumber, state, placedAt }) => (
              <tr key={orderId}>
                <th scope="row">
                  <Link to={`/orders/${String(orderId)}`}>{orderNumber}</Link>
                </th>
                <td>{t(state)}</td>
                <td>{age(placedAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
