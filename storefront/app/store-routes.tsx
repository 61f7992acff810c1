import { Route } from 'react-router';
import { shopPaths } from '#core/catalog/shop-paths.ts';
import type { MarketCode } from '#core/market/market.ts';
import { withCode } from './code-route.ts';
import type { StoreScreens } from './store-screens.ts';

/** Addresses of stores, reservations and enquiries. */
export function storeRoutes(screens: StoreScreens, market: MarketCode) {
  const paths = shopPaths(market);
  return (
    <>
      <Route path={paths.stores} element={<screens.Stores />} />
      <Route path={withCode(paths.store)} element={<screens.Store />} />
      <Route path={paths.showRooms} element={<screens.ShowRooms />} />
      <Route path={withCode(paths.reservation)} element={<screens.Reservation />} />
      <Route path={paths.contact} element={<screens.Contact />} />
      <Route path={paths.specialOffer} element={<screens.SpecialOffer />} />
    </>
  );
}
