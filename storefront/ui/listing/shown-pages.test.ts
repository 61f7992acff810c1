import { expect, it } from 'vitest';
import { shownPages } from './shown-pages.ts';

it('links the ends and the neighbours, with gaps between', () => {
  expect(shownPages(5, 20)).toEqual([1, null, 4, 5, 6, null, 20]);
  expect(shownPages(1, 20)).toEqual([1, 2, null, 20]);
  expect(shownPages(20, 20)).toEqual([1, null, 19, 20]);
});

it('makes no gap of a single page', () => {
  expect(shownPages(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(shownPages(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(shownPages(1, 1)).toEqual([1]);
});
