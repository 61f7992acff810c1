import { expect, it } from 'vitest';
import { editConflicts } from './edit-conflicts.ts';

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

it('takes the same field for a conflict even where both wrote the same', () => {
  expect(edit({ name: 'theirs' })).toEqual([{ column: 'name', mine: 'theirs', theirs: 'theirs' }]);
});

it('does not look at changes that the writer had seen', () => {
  expect(edit({ name: 'mine' }, 3)).toEqual([]);
});

it('lets the writer win where that was asked for', () => {
  expect(edit({ name: 'mine', price: 1 }, 2, ['name'])).toEqual([
    { column: 'price', mine: 1, theirs: 100 },
  ]);
});

it('takes every field for a conflict where a change is not on record', () => {
  expect(edit({ note: 'mine' }, 1)).toEqual([{ column: 'note', mine: 'mine', theirs: null }]);
});

it('knows no version that the row never had', () => {
  expect(edit({ note: 'mine' }, 5)).toBeNull();
});
