import { expect, it } from 'vitest';
import { mergeDraftCell } from './merge-draft-cell.ts';

it.each([
  ['takes what only they changed', 7_000, 7_000, 6_500, 'theirs'],
  ['keeps what only I changed', 7_000, 7_200, 7_000, 'mine'],
  ['keeps what both changed alike', 7_000, 6_500, 6_500, 'mine'],
  ['leaves to a person what both changed', 7_000, 7_200, 6_500, 'conflict'],
  ['takes a price that they removed', 7_000, 7_000, null, 'theirs'],
  ['leaves a removed price that I changed to a person', 7_000, 7_200, null, 'conflict'],
] as const)('%s', (_, base, mine, theirs, merged) => {
  expect(mergeDraftCell<number | null>(base, mine, theirs)).toBe(merged);
});
