import { expect, it } from 'vitest';
import { editConflicts, isSame } from './edit-conflicts.ts';

const stored = {
  version: 4,
  values: { name: 'theirs', price: 100, note: null },
  later: [
    { version: 3, columns: ['name'] },
    { version: 4, columns: ['price'] },
  ],
};
const edit = (mine: Record<string, unknown>, seen = 2, overwrite: readonly string[] = []) =>
  editConflicts({ seen, mine, overwrite }, stored);

it('merges an edit of a field that nobody else changed since', () => {
  expect(edit({ note: 'mine' })).toEqual([]);
});

it('names both values of a field that somebody else changed since', () => {
  expect(edit({ name: 'mine', note: 'mine' })).toEqual([
    { column: 'name', mine: 'mine', theirs: 'theirs' },
  ]);
});

it('merges the same value of the same field', () => {
  expect(edit({ name: 'theirs', price: 100 })).toEqual([]);
});

it('does not look at changes that the writer had seen', () => {
  expect(edit({ name: 'mine' }, 3)).toEqual([]);
});

it('lets the writer win where that was asked for', () => {
  expect(edit({ name: 'mine', price: 1 }, 2, ['name'])).toEqual([
    { column: 'price', mine: 1, theirs: 100 },
  ]);
});

it('takes every differing field for a conflict where a change is not on record', () => {
  expect(edit({ name: 'theirs', note: 'mine' }, 1)).toEqual([
    { column: 'note', mine: 'mine', theirs: null },
  ]);
});

it('knows no version that the row never had', () => {
  expect(edit({ note: 'mine' }, 5)).toBeNull();
});

it.each([
  [[1, { a: 1, b: null }], [1, { b: null, a: 1 }], true],
  [[1, 2], [2, 1], false],
  [{ a: undefined }, { b: undefined }, false],
  [[], {}, false],
  [null, {}, false],
])('compares %j with %j as JSON', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});
