import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useText } from '../../i18n/text.ts';
import { showCart } from '../../lib/cart-badge.ts';
import { cartQuery } from '../../lib/cart-query.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CartBody } from './cart-body.tsx';
import './cart.css';

/** Everything that is about to be bought, what it costs, and what is left to be mended. */
export function CartScreen() {
  const t = useText('cart');
  const { client } = useShop();
  const { data, isError, refetch } = useQuery(cartQuery(client));
  useEffect(() => {
    if (data) showCart(data);
  }, [data]);
  return (
    <section className="stack-wide cart">
      <PageHead title={t('title')} description={t('description')} />
      <div className="cart-head">
        <h1 tabIndex={-1} id="cart-title">
          {t('title')}
        </h1>
        {data && data.count > 0 && <p className="soft">{t('pieces', { count: data.count })}</p>}
      </div>
      <noscript>
        <p className="measure">{t('needsScript')}</p>
      </noscript>
      {data && <CartBody cart={data} />}
      {!data && isError && <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton bars={6} />}
    </section>
  );
}
