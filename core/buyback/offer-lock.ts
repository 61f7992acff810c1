import { addDays, daysBetween, type CalendarDate } from '../shared/calendar.ts';
import { dayInTimeZone } from '../shared/calendar-day.ts';

/** Days for which a price holds (DECISIONS Buy-back): an e-mailed offer, a submitted device. */
export const offerLockDays = { emailed: 14, submitted: 21 } as const;
export type OfferKind = keyof typeof offerLockDays;

/** The last day, in the market's zone, on which the price holds; day 0 is the day of `since`. */
export const lastLockedDay = (kind: OfferKind, since: Date, timeZone: string): CalendarDate =>
  addDays(dayInTimeZone(since, timeZone), offerLockDays[kind]);

/**
 * Whether the price still holds: the whole last day counts, 23:59 in the market's zone included;
 * from the day after, the device is quoted anew (T-BUY-17).
 */
export const isOfferLocked = (kind: OfferKind, since: Date, now: Date, timeZone: string): boolean =>
  daysBetween(dayInTimeZone(now, timeZone), lastLockedDay(kind, since, timeZone)) >= 0;

/** The last millisecond at which the price holds, for `locked_until` on the wire. */
export function lockedUntil(kind: OfferKind, since: Date, timeZone: string): Date {
  const last = lastLockedDay(kind, since, timeZone);
  // Zones are at most 14 hours off UTC and days may have 23 or 25 hours, so the end is searched.
  let inside = Date.parse(`${last}T00:00:00Z`) - 15 * 3_600_000;
  let outside = inside + 54 * 3_600_000;
  while (outside - inside > 1) {
    const middle = Math.floor((inside + outside) / 2);
    if (dayInTimeZone(new Date(middle), timeZone) <= last) inside = middle;
    else outside = middle;
  }
  return new Date(inside);
}
