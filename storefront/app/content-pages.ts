import { shopPaths } from '#core/catalog/shop-paths.ts';
import type { MarketCode } from '#core/market/market.ts';
import { prepareArticle, prepareArticles } from '../features/articles/articles-query.ts';
import { prepareFaq } from '../features/faq/faq-query.ts';
import { prepareJob, prepareJobs } from '../features/jobs/jobs-query.ts';
import { prepareNewsletter } from '../features/newsletter/subscriber-query.ts';
import { prepareReviews } from '../features/reviews/reviews-query.ts';
import { withCode } from './code-route.ts';

/** What the pages of articles, questions, jobs, reviews and news need before they are rendered. */
export function contentPages(market: MarketCode) {
  const paths = shopPaths(market);
  return [
    [paths.articles, prepareArticles],
    [withCode(paths.article), prepareArticle],
    [paths.faq, prepareFaq],
    [paths.jobs, prepareJobs],
    [withCode(paths.job), prepareJob],
    [withCode(paths.reviews), prepareReviews],
    [withCode(paths.newsletter), prepareNewsletter],
  ] as const;
}
