import { expect, it } from 'vitest';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import { accountPaths } from '#core/paths/account-paths.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { salePaths } from '#core/paths/sale-paths.ts';
import { allPhrases } from '../i18n/all-phrases.ts';
import { routes } from './routes.ts';
import { findPage } from './server-routes.ts';

const markets = ['cz', 'ro'] as const;

it.each(markets)('gives every page of the %s shop an address of its own', (market) => {
  const paths = routes.map(({ path }) => path[market]);
  expect(paths).toHaveLength(new Set(paths).size);
});

it.each(markets)('finds the page of an address with a code in the %s shop', (market) => {
  const { product } = shopPaths(market);
  const { order, thanks, added } = salePaths(market);
  const codeOf = (path: string) => findPage(market, path).code;
  expect(codeOf(product('iphone-15'))).toBe('iphone-15');
  expect([codeOf(order('abc')), codeOf(thanks('abc')), codeOf(added(7))]).toEqual([
    'abc',
    'abc',
    '7',
  ]);
  expect(codeOf(buybackPaths(market).counterOffer('xyz'))).toBe('xyz');
  expect(findPage(market, thanks('abc')).route).not.toBe(findPage(market, order('abc')).route);
});

it.each(markets)('finds a page of the %s shop in capitals and escapes too', (market) => {
  const { stores, product } = shopPaths(market);
  expect(findPage(market, stores.toUpperCase()).route.path[market]).toBe(stores);
  const escaped = product('x').replace('/p', '/%70');
  expect(findPage(market, escaped).code).toBe('x');
});

it.each(markets)('leaves what no page of the %s shop has to the categories', (market) => {
  expect(findPage(market, '/telefony/apple').route.path[market]).toBe('*');
  const own = [
    ...Object.values(shopPaths(market)),
    ...Object.values(accountPaths(market)),
    ...Object.values(salePaths(market)),
  ].filter((path) => typeof path === 'string');
  const paths = routes.map(({ path }) => path[market]);
  // The terms and what becomes of personal data are articles.
  const { terms, privacy } = shopPaths(market);
  expect(own.filter((path) => !paths.includes(path))).toEqual([terms, privacy]);
});

it('names phrases that there are in both languages', () => {
  const named = routes.flatMap(({ phrases }) => phrases);
  expect(named.filter((name) => !(name in allPhrases.cs && name in allPhrases.ro))).toEqual([]);
});
