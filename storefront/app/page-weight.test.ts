import { expect, it } from 'vitest';
import { findPage, weightOf } from './server-routes.ts';

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
  ['/servis', false],
  ['/servis/telefony/apple/iphone-15-128gb', false],
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
])('judges %s to be made of links alone: %s', (pathname, expected) => {
  const { route } = findPage('cz', pathname);
  expect(weightOf(route, pathname, menu)).toBe(expected ? 'links' : 'script');
});
