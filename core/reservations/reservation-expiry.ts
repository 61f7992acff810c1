import { spansOf, type OpeningHours } from '../catalog/opening-hours.ts';
import { instantOf } from '../shared/local-time.ts';
import { usualNumber } from '../settings/shop-numbers.ts';
import { addDays } from '../shared/calendar.ts';
import { dayInTimeZone } from '../shared/calendar-day.ts';

/** Days ahead in which an opening is looked for, as when a reservation is made. */
const daysAhead = 60;

/** Days after its end for which a reservation remembers whom it was for. */
export const reservationRetentionDays = 30;

/**
 * When a piece that was ready at `readyAt` is given back: at closing time so many days later, or of
 * the next day on which the store opens. A store that closes for good gives it back after these days.
 * Source: issue 3, store reservation.
 */
export function reservationExpiresAt(
  hours: OpeningHours,
  readyAt: Date,
  waitingDays = usualNumber('reservation_waiting_days'),
): Date {
  const { timeZone } = hours;
  const earliest = addDays(dayInTimeZone(readyAt, timeZone), waitingDays);
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = addDays(earliest, ahead);
    const last = spansOf(hours, day).at(-1);
    if (last) return instantOf(day, last.closes, timeZone);
  }
  return instantOf(earliest, '24:00', timeZone);
}
