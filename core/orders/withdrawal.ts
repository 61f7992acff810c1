import { markets, type MarketCode } from '../market/market.ts';
import { addDays, type CalendarDate } from '../shared/calendar.ts';
import { dayInTimeZone } from '../shared/calendar-day.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import { nextWorkingDay } from '../shared/public-holidays.ts';

const daysToWithdraw = 14;

/**
 * The last day, whole, on which a contract may be withdrawn from: 14 days after the last parcel's
 * delivery, moved to the next working day of the market (DECISIONS, T-REF-6). Null while a parcel
 * is still on its way (its delivery is null): the time has not begun to run (T-REF-7).
 */
export function lastWithdrawalDay(
  deliveries: readonly (Date | null)[],
  market: MarketCode,
): CalendarDate | null {
  let last: CalendarDate | null = null;
  for (const delivered of deliveries) {
    if (delivered === null) return null;
    const day = dayInTimeZone(delivered, markets[market].timeZone);
    if (last === null || day > last) last = day;
  }
  return last === null ? null : nextWorkingDay(addDays(last, daysToWithdraw), market);
}

/** What is asked to be withdrawn from: pieces of one line. */
export interface WithdrawalRequest {
  readonly ordered: number;
  /** Pieces of earlier requests. */
  readonly requested: number;
  readonly wanted: number;
}

export type WithdrawalRefusal = 'deadline_passed' | 'not_a_count' | 'more_than_left';

/** Accepts the pieces of a request; each piece once, in as many requests as one likes (T-REF-9). */
export function requestWithdrawal(
  { ordered, requested, wanted }: WithdrawalRequest,
  deliveries: readonly (Date | null)[],
  now: Date,
  market: MarketCode,
): Result<number, WithdrawalRefusal> {
  const last = lastWithdrawalDay(deliveries, market);
  if (last !== null && dayInTimeZone(now, markets[market].timeZone) > last) {
    return refuse('deadline_passed');
  }
  if (!Number.isSafeInteger(wanted) || wanted < 1) return refuse('not_a_count');
  return wanted > ordered - requested ? refuse('more_than_left') : accept(wanted);
}
