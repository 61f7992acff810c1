import { expect, it } from 'vitest';
import { buybackPaths } from '#core/buyback/buyback-paths.ts';
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
])('judges %s: %s', (pathname, expected) => {
  expect(isLinksOnlyPage(pathname, paths)).toBe(expected);
});
