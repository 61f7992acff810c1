import { Link } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import type { Order } from './order-query.ts';

/** What was bought, each product with its services below it. */
export function OrderLines({ lines }: Pick<Order, 'lines'>) {
  const t = useText('order');
  const money = useMoney();
  // Shipping and fees stand among the amounts.
  const goods = lines.filter(({ kind }) => kind !== 'shipping' && kind !== 'payment_fee');
  return (
    <ul className="order-lines">
      {goods.map((line) => (
        <li key={line.position} className={line.parentPosition === null ? '' : 'order-child'}>
          <span>
            {t('pieces', { count: line.quantity })}{' '}
            {line.url === null ? (
              <strong>{line.name}</strong>
            ) : (
              <Link to={line.url}>{line.name}</Link>
            )}
            {line.detail !== '' && <span className="choice-text">{line.detail}</span>}
            {line.closed > 0 && (
              <span className="choice-text">{t('closedPieces', { count: line.closed })}</span>
            )}
          </span>
          <span className="numbers">{money(line.net)}</span>
        </li>
      ))}
    </ul>
  );
}
