import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { forgetOrder, rememberOrder } from '../../lib/order-of-tab.ts';
import { tabStorage } from '../../lib/retained-form.ts';
import { useClient } from '../../lib/shop.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { orderQuery, type Order } from './order-query.ts';
import { UnknownOrder } from './unknown-order.tsx';

/** The order of the address's code, once it is there. */
export function LoadedOrder({ children }: { readonly children: (order: Order) => ReactNode }) {
  const t = useText('order');
  const { code = '' } = useParams();
  const { data, isError, refetch } = useQuery(orderQuery(useClient(), code));
  const number = data?.number;
  const canPay = (data?.payment.canPay ?? false) || data?.hold?.state === 'offered';
  useEffect(() => {
    if (number === undefined) return;
    // Only who goes to a gateway from here has to be led back.
    if (canPay) rememberOrder(tabStorage(), number, code);
    else forgetOrder(tabStorage(), number);
  }, [number, code, canPay]);
  if (data === null) {
    return (
      <>
        <h1>{t('title')}</h1>
        <UnknownOrder />
      </>
    );
  }
  if (data) return children(data);
  return isError ? (
    <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />
  ) : (
    <Skeleton bars={8} />
  );
}
