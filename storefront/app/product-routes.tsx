import { Route } from 'react-router';
import { shopPaths } from '#core/catalog/shop-paths.ts';
import type { MarketCode } from '#core/market/market.ts';
import type { ProductSlots } from '../features/product/product-slots.ts';
import { withCode } from './code-route.ts';
import { NotFound } from './not-found.tsx';
import type { ProductScreens } from './product-screens.ts';

type Screens = ProductScreens & Omit<ProductSlots, 'NotFound'>;

/** Routes of products and visitors' lists; called, because routes are no component. */
export function productRoutes(screens: Screens, market: MarketCode) {
  const paths = shopPaths(market);
  return (
    <>
      <Route
        path={withCode(paths.product)}
        element={
          <screens.Product
            ReservationForm={screens.ReservationForm}
            ReviewSummary={screens.ReviewSummary}
            LastVisitedRow={screens.LastVisitedRow}
            NotFound={NotFound}
          />
        }
      />
      <Route path={paths.favourites} element={<screens.Favourites />} />
      <Route path={paths.lastVisited} element={<screens.LastVisited />} />
      <Route path={paths.compare} element={<screens.Compare />} />
      <Route path={paths.limitedOffers} element={<screens.LimitedOffers />} />
    </>
  );
}
