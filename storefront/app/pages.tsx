import { Route, Routes } from 'react-router';
import { shopPaths } from '#core/catalog/shop-paths.ts';
import { usePaths, useShop } from '../lib/shop.tsx';
import { accountRoutes } from './account-routes.tsx';
import { withCode } from './code-route.ts';
import { contentRoutes } from './content-routes.tsx';
import { NotFound } from './not-found.tsx';
import { productRoutes } from './product-routes.tsx';
import { saleRoutes } from './sale-routes.tsx';
import type { Screens } from './screens.ts';
import { storeRoutes } from './store-routes.tsx';

/** Which screen lives at which address. */
export function Pages({ screens }: { readonly screens: Screens }) {
  const paths = usePaths();
  const { market } = useShop();
  const selector = <screens.Selector Questionnaire={screens.Questionnaire} forms={screens} />;
  return (
    <Routes>
      <Route path="/" element={<screens.Home LastVisitedRow={screens.LastVisitedRow} />} />
      <Route path={paths.status} element={<screens.Status />} />
      <Route path={paths.centers} element={<screens.Centers />} />
      <Route path={withCode(paths.thankYou)} element={<screens.ThankYou />} />
      <Route path={withCode(paths.counterOffer)} element={<screens.CounterOffer />} />
      <Route path={withCode(paths.offer)} element={selector} />
      <Route path={`${paths.root}/*`} element={selector} />
      {accountRoutes(screens, market)}
      {contentRoutes(screens, market)}
      {productRoutes(screens, market)}
      {saleRoutes(screens, market)}
      {storeRoutes(screens, market)}
      <Route path={shopPaths(market).cookies} element={<screens.Cookies />} />
      <Route path={shopPaths(market).search} element={<screens.Search />} />
      <Route path={shopPaths(market).priceList} element={<screens.PriceList />} />
      <Route path="*" element={<screens.Category NotFound={NotFound} />} />
    </Routes>
  );
}
