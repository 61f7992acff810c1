import { expect, it } from 'vitest';
import { moveInOrder } from './move-in-order.ts';

it.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
  [7, 0, ['a', 'b', 'c']],
] as const)('puts %i at %i', (from, to, expected) => {
  expect(moveInOrder(['a', 'b', 'c'], from, to)).toEqual(expected);
});
