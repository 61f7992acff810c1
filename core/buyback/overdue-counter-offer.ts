import { daysBetween } from '../shared/calendar.ts';
import { dayInTimeZone } from '../shared/calendar-day.ts';

/**
 * Days of silence until the one reminder, and from the reminder until the device goes back. The
 * second number is ours: the sources say "one reminder, then return" without a term.
 */
export const counterOfferDays = { untilReminder: 14, untilReturn: 7 } as const;

/** The same where an order waits for the device: 14 days of silence call it off (T-SWAP-4). */
export const settlementDays = { untilReminder: 7, untilReturn: 7 } as const;

export interface OpenCounterOffer {
  readonly offeredAt: Date;
  /** When the one reminder went out; null before. */
  readonly remindedAt: Date | null;
}

/**
 * What silence leads to (T-BUY-22): waiting, one reminder, then the free return of the device;
 * never an acceptance. Days are the market's calendar days.
 */
export function overdueCounterOffer(
  offer: OpenCounterOffer,
  now: Date,
  timeZone: string,
  days: { readonly untilReminder: number; readonly untilReturn: number } = counterOfferDays,
): 'wait' | 'remind' | 'return' {
  const daysSince = (then: Date) =>
    daysBetween(dayInTimeZone(then, timeZone), dayInTimeZone(now, timeZone));
  if (offer.remindedAt === null) {
    return daysSince(offer.offeredAt) >= days.untilReminder ? 'remind' : 'wait';
  }
  return daysSince(offer.remindedAt) >= days.untilReturn ? 'return' : 'wait';
}
