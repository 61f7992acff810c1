import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { accountPaths } from '#core/paths/account-paths.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { useText } from '../../i18n/text.ts';
import { usePaths, useShop } from '../../lib/shop.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountFrame } from './account-frame.tsx';
import { ordersQuery, summaryQuery } from './account-queries.ts';
import { OrderList } from './order-list.tsx';

type Summary = Reply<Endpoints['user-summary']>;

/** What somebody has in the shop, in numbers that lead to it. */
export function OverviewScreen() {
  const t = useText('account');
  return (
    <AccountFrame title={t('title')} description={t('description')}>
      {() => <Overview />}
    </AccountFrame>
  );
}

function Overview() {
  const t = useText('account');
  const { client } = useShop();
  const { data, isError, refetch } = useQuery(summaryQuery(client));
  if (data === undefined) {
    return isError ? (
      <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton />
    );
  }
  return (
    <>
      <p>{t('hello', { name: data.name })}</p>
      <Numbers counts={data.counts} />
      <LastOrders />
    </>
  );
}

const shownOrders = 3;

/** Left out where there are none, or where they could not be loaded: they have a page of their own. */
function LastOrders() {
  const t = useText('account');
  const { client, market } = useShop();
  const { data } = useQuery(ordersQuery(client, shownOrders));
  if (data === undefined || data.count === 0) return null;
  return (
    <div className="stack">
      <h2>{t('lastOrders')}</h2>
      <OrderList orders={data.results} />
      <p>
        <Link to={accountPaths(market).orders}>{t('allOrders')}</Link>
      </p>
    </div>
  );
}

function Numbers({ counts }: Pick<Summary, 'counts'>) {
  const t = useText('account');
  const { market } = useShop();
  const paths = accountPaths(market);
  const { favourites, stores } = shopPaths(market);
  const { status } = usePaths();
  const { orders, openOrders, openReservations, openBuybacks } = counts;
  return (
    <ul className="account-cards">
      <Number to={paths.orders} label={t('ordersCount', { count: orders })}>
        {openOrders > 0 && t('openOrders', { count: openOrders })}
      </Number>
      <Number to={favourites} label={t('favouritesCount', { count: counts.favourites })} />
      <Number to={paths.addresses} label={t('addressesCount', { count: counts.addresses })} />
      {counts.reviews > 0 && (
        <li className="card">{t('reviewsCount', { count: counts.reviews })}</li>
      )}
      {openReservations > 0 && (
        <Number to={stores} label={t('openReservations', { count: openReservations })} />
      )}
      {openBuybacks > 0 && (
        <Number to={status} label={t('openBuybacks', { count: openBuybacks })} />
      )}
    </ul>
  );
}

interface NumberProps {
  readonly to: string;
  readonly label: string;
  readonly children?: ReactNode;
}

function Number({ to, label, children }: NumberProps) {
  return (
    <li>
      <Link className="card card-link" to={to}>
        <strong>{label}</strong>
        <span className="soft small">{children}</span>
      </Link>
    </li>
  );
}
