import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../../i18n/text.ts';
import { statusOf } from '#ui/api-error.ts';
import { showCart } from '../../lib/cart-badge.ts';
import { cartQuery, type CartView } from '../../lib/cart-query.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddedPackage } from './added-package.tsx';
import { CartContext } from './cart-context.ts';
import { packageQuery, type PackageData } from './package-query.ts';
import { useCartChange } from './use-cart-change.ts';
import './cart.css';

/** The sub-cart: what was just added, and what goes well with it. */
export function AddedScreen() {
  const t = useText('cart');
  const { client, market } = useShop();
  const id = Number(useParams()['code']);
  const cart = useQuery(cartQuery(client));
  const added = useQuery({ ...packageQuery(client, id), enabled: Number.isSafeInteger(id) });
  useEffect(() => {
    if (cart.data) showCart(cart.data);
  }, [cart.data]);
  const isGone = !Number.isSafeInteger(id) || statusOf(added.error) === 404;
  const isFailed = (added.isError || cart.isError) && !isGone;
  const retry = () => Promise.all([added.refetch(), cart.refetch()]);
  return (
    <section className="stack-wide cart">
      <PageHead title={t('addedTitle')} description={t('addedDescription')} />
      {isGone && (
        <Notice type="info" title={t('addedGone')} announced={false}>
          <LinkButton kind="secondary" to={salePaths(market).cart}>
            {t('toCart')}
          </LinkButton>
        </Notice>
      )}
      {isFailed && <LoadFailed message={t('loadFailed')} onRetry={() => void retry()} />}
      {!isGone &&
        !isFailed &&
        (added.data && cart.data ? (
          <Loaded cart={cart.data} data={added.data} />
        ) : (
          <Skeleton bars={6} />
        ))}
    </section>
  );
}

function Loaded({ cart, data }: { readonly cart: CartView; readonly data: PackageData }) {
  const page = useCartChange(cart);
  return (
    <CartContext value={page}>
      <p className="visually-hidden" role="status">
        {page.said}
      </p>
      <AddedPackage data={data} />
    </CartContext>
  );
}
