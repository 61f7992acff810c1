import { expect, it } from 'vitest';
import { buybackPaths } from '#core/buyback/buyback-paths.ts';
import { shopPaths } from '#core/catalog/shop-paths.ts';
import { isLinksOnlyPage } from './links-only-page.ts';

const paths = buybackPaths('cz');
const place = (urlPath: string) => ({ id: 1, name: urlPath, urlPath, count: 1 });
const apple = { ...place('/telefony/apple'), children: [] };
const menu = [{ ...place('/telefony'), children: [apple] }];

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
  ['/telefony', true],
  ['/telefony/apple', true],
  ['/telefony/neni', false],
  ['/hledani', true],
  ['/cenik', true],
  ['/prodejny', false],
  ['/prodejny/brno', false],
  ['/showroomy', false],
  ['/clanky', true],
  ['/clanky/jak-vymazat-telefon', true],
  ['/kariera', true],
  ['/kariera/technik', false],
  ['/caste-dotazy', false],
  ['/kontakt', false],
  ['/porovnani', false],
  ['/oblibene', false],
])('judges %s: %s', (pathname, expected) => {
  expect(isLinksOnlyPage(pathname, paths, shopPaths('cz'), menu)).toBe(expected);
});
