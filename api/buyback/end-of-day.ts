import { lockedUntil, offerLockDays } from '#core/buyback/offer-lock.ts';
import { addDays, type CalendarDate } from '#core/shared/calendar.ts';

/** The last millisecond of a calendar day in a zone. */
export const endOfDay = (day: CalendarDate, timeZone: string): Date =>
  // Noon in UTC lies in the same day of every zone that a market has.
  lockedUntil('emailed', new Date(`${addDays(day, -offerLockDays.emailed)}T12:00:00Z`), timeZone);
