import { expect, it } from 'vitest';
import { seoNameOf } from './seo-name-of.ts';

it.each([
  ['Příslušenství k hodinkám', 'prislusenstvi-k-hodinkam'],
  ['  Căști & boxe! ', 'casti-boxe'],
  ['Ťuhýk – 2. řada', 'tuhyk-2-rada'],
  ['***', ''],
  ['a'.repeat(119) + ' b', 'a'.repeat(119)],
])('makes of %j the address %j', (name, seoName) => {
  expect(seoNameOf(name)).toBe(seoName);
});
