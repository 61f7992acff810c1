import { expect, it } from 'vitest';
import { dueAt, scheduleState } from './schedule-state.ts';

const now = new Date('2026-11-25T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const good = {
  isActive: true,
  everyMinutes: 60,
  lateAfterHours: 24,
  last: { at: hoursAgo(1), isFailed: false },
  lastNew: hoursAgo(24),
};

it.each([
  ['good', good],
  ['late', { ...good, lastNew: hoursAgo(25) }],
  ['failed', { ...good, last: { at: hoursAgo(1), isFailed: true } }],
  ['waiting', { ...good, last: null, lastNew: null }],
  ['off', { ...good, isActive: false, last: { at: hoursAgo(1), isFailed: true } }],
] as const)('a scheduled import is %s', (state, known) => {
  expect(scheduleState(known, now)).toBe(state);
});

it('comes round when its time has passed', () => {
  expect(dueAt(good, hoursAgo(1))).toEqual(now);
  expect(dueAt(good, null).getTime()).toBe(0);
});
