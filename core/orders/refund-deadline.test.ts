import { describe, expect, it } from 'vitest';
import { firstDayInTime, refundUrgency } from './refund-deadline.ts';

describe('the money of a withdrawal', () => {
  it.each([
    [14, 'calm'],
    [4, 'calm'],
    [3, 'soon'],
    [0, 'soon'],
    [-1, 'late'],
  ] as const)('is, with %d days left, %s', (daysLeft, urgency) => {
    expect(refundUrgency(daysLeft)).toBe(urgency);
  });

  it('is in time to the end of the fourteenth day of the market', () => {
    // 23:30 in Prague, half past midnight of the next day in Bucharest.
    const now = new Date('2026-11-27T22:30:00Z');
    expect(firstDayInTime(now, 'cz')).toBe('2026-11-13');
    expect(firstDayInTime(now, 'ro')).toBe('2026-11-14');
  });
});
