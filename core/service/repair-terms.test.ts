import { describe, expect, it } from 'vitest';
import { dueReminder, isUnclaimed } from './repair-terms.ts';

const ready = new Date('2026-11-01T10:00:00Z');
const after = (days: number) => new Date(ready.getTime() + days * 86_400_000);

describe('a device that nobody fetches', () => {
  it('is reminded of after a week, a month and two months, once each', () => {
    expect(dueReminder(ready, after(6.9), 0)).toBeNull();
    expect(dueReminder(ready, after(7), 0)).toBe(1);
    expect(dueReminder(ready, after(29), 1)).toBeNull();
    expect(dueReminder(ready, after(30), 1)).toBe(2);
    expect(dueReminder(ready, after(60), 2)).toBe(3);
    expect(dueReminder(ready, after(200), 3)).toBeNull();
  });

  it('is reminded of once where the program did not run for long', () => {
    expect(dueReminder(ready, after(61), 0)).toBe(3);
  });

  it('is set aside after ninety days, and never before all reminders went out', () => {
    expect(isUnclaimed(ready, after(89.9), 3)).toBe(false);
    expect(isUnclaimed(ready, after(90), 2)).toBe(false);
    expect(isUnclaimed(ready, after(90), 3)).toBe(true);
  });
});
