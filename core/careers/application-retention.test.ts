import { describe, expect, it } from 'vitest';
import { addDays } from '../shared/calendar.ts';
import { dayOfDeletion, lastDayToDelete } from './application-retention.ts';

describe('lastDayToDelete', () => {
  it.each([
    ['2026-11-21', '2026-05-21'],
    ['2026-03-15', '2025-09-15'],
    ['2026-08-31', '2026-02-28'],
    ['2028-08-30', '2028-02-29'],
    ['2026-06-30', '2025-12-30'],
  ])('on %s it is %s', (today, last) => expect(lastDayToDelete(today)).toBe(last));
});

it('says the very day on which an application of any day is deleted', () => {
  for (let day = '2027-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    const last = dayOfDeletion(day);
    expect([day, lastDayToDelete(last) >= day]).toEqual([day, true]);
    expect([day, lastDayToDelete(addDays(last, -1)) >= day]).toEqual([day, false]);
  }
});
