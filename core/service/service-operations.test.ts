import { expect, it } from 'vitest';
import { foldOperations } from './service-operations.ts';

const operations = (count: number) => Array.from({ length: count }, (_, index) => index);

it.each([
  [0, 0, 0],
  [7, 7, 0],
  [8, 7, 1],
  [20, 7, 13],
])('of %d operations shows %d and folds %d', (count, shown, folded) => {
  const all = operations(count);
  const result = foldOperations(all);
  expect([result.shown.length, result.folded.length]).toEqual([shown, folded]);
  expect([...result.shown, ...result.folded]).toEqual(all);
});
