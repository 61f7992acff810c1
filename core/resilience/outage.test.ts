import { expect, it } from 'vitest';
import { afterFailure, isAway, noOutage } from './outage.ts';

const now = new Date('2026-11-27T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const failed = (times: number) =>
  Array.from({ length: times }).reduce<typeof noOutage>(
    (state) => afterFailure(state, now),
    noOutage,
  );

it.each([
  [0, false],
  [2, false],
  [3, true],
  [7, true],
])('after %i failures in a row a service is away: %s', (times, expected) => {
  expect(isAway(failed(times), now)).toBe(expected);
});

it('is tried again at once where the clock was put back', () => {
  expect(isAway(failed(3), later(-3_600))).toBe(false);
});

it('is tried again after half a minute, and away at once where that fails too', () => {
  expect(isAway(failed(3), later(29))).toBe(true);
  expect(isAway(failed(3), later(30))).toBe(false);
  expect(isAway(afterFailure(failed(3), later(31)), later(60))).toBe(true);
});
