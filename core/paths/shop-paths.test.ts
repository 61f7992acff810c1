import { expect, it } from 'vitest';
import { marketCodes } from '../market/market.ts';
import { reservedShopWords, shopPaths } from './shop-paths.ts';

it.each(marketCodes)('reserves the first piece of every page of the market %s', (market) => {
  const { home: _, ...pages } = shopPaths(market);
  const pieces = Object.values(pages).map(
    (path) => (typeof path === 'string' ? path : path('any')).split('/')[1],
  );
  const reserved = reservedShopWords(market);
  expect(pieces.filter((piece) => piece === undefined || !reserved.has(piece))).toEqual([]);
});

it.each(marketCodes)('gives no two kinds of pages of the market %s the same address', (market) => {
  const plain = Object.values(shopPaths(market)).filter((path) => typeof path === 'string');
  expect(new Set(plain).size).toBe(plain.length);
});
