import { Link } from 'react-router';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { markets } from '#core/market/market.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';

type Order = Reply<Endpoints['user-profile-orders']>['results'][number];

/** Orders, each one link to its own page. */
export function OrderList({ orders }: { readonly orders: readonly Order[] }) {
  const t = useText('account');
  const money = useMoney();
  const { timeZone } = markets[useShop().market];
  return (
    <ul className="account-orders">
      {orders.map(({ number, placedAt, url, statusText, due, names }) => (
        <li key={number}>
          <Link className="card card-link account-order" to={url}>
            <strong>{t('orderNumber', { number })}</strong>
            <span className="numbers">{money(due)}</span>
            <span className="soft small">{names.join(', ')}</span>
            <span className="soft small">
              {statusText}, {formatDate(dayInTimeZone(new Date(placedAt), timeZone))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
