import { expect, it } from 'vitest';
import { keepFavourite, mergeVisitorLists, mostFavourites } from './visitor-lists.ts';

const empty = { favourites: [], lastVisited: [], compared: [] };

it('puts the newest favourite first and keeps each once', () => {
  expect(keepFavourite(['a', 'b'], 'c', true)).toEqual(['c', 'a', 'b']);
  expect(keepFavourite(['a', 'b'], 'b', true)).toEqual(['b', 'a']);
  expect(keepFavourite(['a', 'b'], 'a', false)).toEqual(['b']);
  expect(keepFavourite(['a'], 'x', false)).toEqual(['a']);
});

it('lets the oldest favourite go when there are too many', () => {
  const full = Array.from({ length: mostFavourites }, (_, index) => index);
  const after = keepFavourite(full, -1, true);
  expect(after).toHaveLength(mostFavourites);
  expect(after[0]).toBe(-1);
  expect(after).not.toContain(mostFavourites - 1);
});

it('joins the lists of a guest to those of the account', () => {
  const guest = { favourites: ['c', 'a'], lastVisited: ['E', 'B'], compared: ['x'] };
  const account = {
    favourites: ['a', 'b'],
    lastVisited: ['A', 'B', 'C', 'D'],
    compared: ['y', 'x'],
  };
  expect(mergeVisitorLists(guest, account)).toEqual({
    favourites: ['c', 'a', 'b'],
    lastVisited: ['E', 'B', 'A', 'C'],
    compared: ['x', 'y'],
  });
  expect(mergeVisitorLists(empty, guest)).toEqual(guest);
});
