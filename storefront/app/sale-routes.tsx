import { Route } from 'react-router';
import type { MarketCode } from '#core/market/market.ts';
import { salePaths } from '#core/orders/sale-paths.ts';
import { withCode } from './code-route.ts';
import type { SaleScreens } from './sale-screens.ts';

/** Patterns of the addresses from the cart to the order; the last piece but one may be a code. */
export function salePatterns(market: MarketCode) {
  const paths = salePaths(market);
  const order = withCode(paths.order);
  const [thanks, withdrawal] = [paths.thanks, paths.withdrawal].map((path) =>
    path('').replace('//', `/:code/`),
  );
  return {
    ...{ cart: paths.cart, delivery: paths.delivery, details: paths.details },
    ...{ summary: paths.summary, orderStatus: paths.orderStatus, order },
    added: paths.added(0).replace(/0$/, ':code'),
    thanks: thanks ?? '',
    withdrawal: withdrawal ?? '',
    payment: withCode(paths.payment),
    installments: paths.installments,
  };
}

/** Addresses from the cart to the order. */
export function saleRoutes(screens: SaleScreens, market: MarketCode) {
  const patterns = salePatterns(market);
  return (
    <>
      <Route path={patterns.cart} element={<screens.Cart />} />
      <Route path={patterns.added} element={<screens.Added />} />
      <Route path={patterns.delivery} element={<screens.Delivery />} />
      <Route path={patterns.details} element={<screens.Details />} />
      <Route path={patterns.summary} element={<screens.Summary />} />
      <Route path={patterns.thanks} element={<screens.Thanks />} />
      <Route path={patterns.withdrawal} element={<screens.Withdrawal />} />
      <Route path={patterns.order} element={<screens.Order />} />
      <Route path={patterns.orderStatus} element={<screens.OrderStatus />} />
      <Route path={patterns.payment} element={<screens.Payment />} />
      <Route path={patterns.installments} element={<screens.Installments />} />
    </>
  );
}
