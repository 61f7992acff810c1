import { expect, it } from 'vitest';
import { buybackPaths } from '#core/buyback/buyback-paths.ts';
import { shopPaths } from '#core/catalog/shop-paths.ts';
import { isLinksOnlyPage } from './links-only-page.ts';

const paths = buybackPaths('cz');

it.each([
  ['/', true],
  ['/vykup', true],
  ['/vykup/', true],
  ['/vykup/telefony/apple/iphone-15-128gb', true],
  ['/vykup/telefony/apple/iphone-15-128gb/iphone-15-128gb-black', false],
  ['/vykup/stav', false],
  ['/vykup/nabidka/abc', false],
  ['/vykupna', false],
  ['/produkt/iphone-15-128gb-black', true],
  ['/casove-nabidky', true],
  ['/porovnani', false],
  ['/oblibene', false],
])('judges %s: %s', (pathname, expected) => {
  expect(isLinksOnlyPage(pathname, paths, shopPaths('cz'))).toBe(expected);
});
