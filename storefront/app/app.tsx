import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { shopPaths } from '#core/catalog/shop-paths.ts';
import { PhrasesContext, type Phrases } from '../i18n/text.ts';
import { ShopContext, usePaths, useShop, type Shop } from '../lib/shop.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { NotFound } from './not-found.tsx';
import { ConsentGate } from './consent-gate.tsx';
import { accountRoutes } from './account-routes.tsx';
import { withCode } from './code-route.ts';
import { contentRoutes } from './content-routes.tsx';
import { productRoutes } from './product-routes.tsx';
import { PageScroll } from './page-scroll.ts';
import type { Screens } from './screens.ts';
import { saleRoutes } from './sale-routes.tsx';
import { storeRoutes } from './store-routes.tsx';
import { Shell } from './shell.tsx';
import { VisitRecorder } from './visit-recorder.tsx';

interface AppProps {
  readonly shop: Shop;
  readonly phrases: Phrases;
  readonly screens: Screens;
}

/** The whole storefront below the router, the same on the server and in the browser. */
export function App({ shop, phrases, screens }: AppProps) {
  return (
    <ShopContext value={shop}>
      <PhrasesContext value={phrases}>
        <VisitRecorder />
        <Shell screens={screens}>
          <ErrorBoundary>
            <PageScroll />
            <Suspense fallback={<Skeleton />}>
              <Pages screens={screens} />
            </Suspense>
          </ErrorBoundary>
        </Shell>
        <ConsentGate Banner={screens.ConsentBanner} />
      </PhrasesContext>
    </ShopContext>
  );
}

function Pages({ screens }: { readonly screens: Screens }) {
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
