import { expect, it } from 'vitest';
import { isSameNumber } from './same-number.ts';

it.each([
  ['351234560000015', '35-123456 000001 5', true],
  ['f2lxk', 'F2LXK', true],
  ['351234560000015', '351234560000023', false],
  ['351234560000015', '', false],
  [null, '', true],
])('compares %s with what was typed as %s: %s', (given, typed, is) => {
  expect(isSameNumber(given, typed)).toBe(is);
});
