import { Route } from 'react-router';
import { shopPaths } from '#core/catalog/shop-paths.ts';
import type { MarketCode } from '#core/market/market.ts';
import { withCode } from './code-route.ts';
import type { ContentScreens } from './content-screens.ts';

/** Routes of articles, questions, jobs, reviews and news; called, because routes are no component. */
export function contentRoutes(screens: ContentScreens, market: MarketCode) {
  const paths = shopPaths(market);
  return (
    <>
      <Route path={paths.articles} element={<screens.Articles />} />
      <Route path={withCode(paths.article)} element={<screens.Article />} />
      <Route path={paths.faq} element={<screens.Faq />} />
      <Route path={paths.jobs} element={<screens.Jobs />} />
      <Route path={withCode(paths.job)} element={<screens.Job JobForm={screens.JobForm} />} />
      <Route
        path={withCode(paths.reviews)}
        element={<screens.Reviews ReviewForm={screens.ReviewForm} />}
      />
      <Route path={withCode(paths.newsletter)} element={<screens.Newsletter />} />
    </>
  );
}
