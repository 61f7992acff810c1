import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useClient } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyList } from '../../ui/empty-list.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountFrame } from './account-frame.tsx';
import { ordersQuery } from './account-queries.ts';
import { OrderList } from './order-list.tsx';
import { RepairList } from './repair-list.tsx';

/** Orders of the account, the newest first. */
export function OrdersScreen() {
  const t = useText('account');
  return (
    <AccountFrame title={t('ordersTitle')} description={t('ordersDescription')}>
      {() => (
        <>
          <Orders />
          <RepairList />
        </>
      )}
    </AccountFrame>
  );
}

const step = 20;
/** The most that one call answers. */
const most = 100;

function Orders() {
  const t = useText('account');
  const client = useClient();
  const [limit, setLimit] = useState(step);
  const { data, isError, isFetching, refetch } = useQuery({
    ...ordersQuery(client, limit),
    placeholderData: keepPreviousData,
  });
  if (data === undefined) {
    return isError ? (
      <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton />
    );
  }
  if (data.count === 0) {
    const words = { title: t('noOrdersTitle'), text: t('noOrdersText') };
    return <EmptyList icon="box" {...words} action={t('noOrdersAction')} />;
  }
  return (
    <>
      <OrderList orders={data.results} />
      {data.results.length < Math.min(data.count, most) && (
        <div>
          <Button kind="secondary" busy={isFetching} onClick={() => setLimit(limit + step)}>
            {t('moreOrders')}
          </Button>
        </div>
      )}
    </>
  );
}
