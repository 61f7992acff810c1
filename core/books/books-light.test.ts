import { expect, it } from 'vitest';
import { booksLight, isCheckAwaited } from './books-light.ts';

const now = new Date('2026-11-27T09:00:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it('is green after a check that found nothing, until nobody has checked for a day and a half', () => {
  expect(booksLight({ checkedAt: before(6 * 60), open: 0 }, now)).toBe('balanced');
  expect(booksLight({ checkedAt: before(36 * 60), open: 0 }, now)).toBe('balanced');
  expect(booksLight({ checkedAt: before(36 * 60 + 1), open: 0 }, now)).toBe('stale');
  expect(booksLight({ checkedAt: null, open: 0 }, now)).toBe('never');
});

it('is red while a difference stands, however old', () => {
  expect(booksLight({ checkedAt: before(100 * 60), open: 1 }, now)).toBe('differ');
});

it('awaits a check that was asked for, and not for ever', () => {
  expect(isCheckAwaited({ checkedAt: null, askedAt: null }, now)).toBe(false);
  expect(isCheckAwaited({ checkedAt: before(60), askedAt: before(1) }, now)).toBe(true);
  expect(isCheckAwaited({ checkedAt: before(1), askedAt: before(2) }, now)).toBe(false);
  expect(isCheckAwaited({ checkedAt: null, askedAt: before(10) }, now)).toBe(false);
});
