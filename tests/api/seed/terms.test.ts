import { expect, it } from 'vitest';
import { seedArticles } from '#api/seed/data/articles.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { marketCodes } from '#core/market/market.ts';

it.each(marketCodes)('writes the terms that the checkout of the market %s links to', (market) => {
  const { article, terms } = shopPaths(market);
  expect(seedArticles.map(({ slug }) => article(slug[market]))).toContain(terms);
});
