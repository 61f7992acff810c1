import { expect, it } from 'vitest';
import { shownOperations } from './service-operations.ts';

const operations = (count: number) => Array.from({ length: count }, (_, index) => index);

it.each([
  [0, 0, 0],
  [7, 7, 0],
  [8, 7, 1],
  [20, 7, 13],
])('of %d operations shows %d and hides %d', (count, shown, hiddenCount) => {
  expect(shownOperations(operations(count), false)).toEqual({
    operations: operations(shown),
    hiddenCount,
  });
});

it('shows all once expanded', () => {
  expect(shownOperations(operations(20), true)).toEqual({
    operations: operations(20),
    hiddenCount: 0,
  });
});
