import { describe, expect, it } from 'vitest';
import { nextPageChange, shownPage } from './shown-page.ts';

const at = (day: number) => new Date(Date.UTC(2026, 11, day));
const page = (id: number, from: number | null, until: number | null = null) => ({
  id,
  shownFrom: from === null ? null : at(from),
  shownUntil: until === null ? null : at(until),
});
const idAt = (pages: readonly ReturnType<typeof page>[], day: number) =>
  shownPage(pages, at(day))?.id ?? null;

describe('shownPage', () => {
  it('shows the page that began last, from its very moment', () => {
    const pages = [page(1, 1), page(2, 5), page(3, null)];
    expect(idAt(pages, 1)).toBe(1);
    expect(idAt(pages, 4)).toBe(1);
    expect(idAt(pages, 5)).toBe(2);
  });

  it('gives the place back when a campaign ends', () => {
    const pages = [page(2, 5, 8), page(1, 1)];
    expect(idAt(pages, 7)).toBe(2);
    expect(idAt(pages, 8)).toBe(1);
  });

  it('takes the later one where two begin at once, and shows no draft', () => {
    expect(idAt([page(1, 2), page(2, 2)], 3)).toBe(2);
    expect(idAt([page(1, null)], 3)).toBeNull();
  });
});

it('says when the next page begins or ends', () => {
  const pages = [page(1, 1), page(2, 5, 8), page(3, null, 2)];
  expect(nextPageChange(pages, at(3))).toEqual(at(5));
  expect(nextPageChange(pages, at(5))).toEqual(at(8));
  expect(nextPageChange(pages, at(8))).toBeNull();
});
