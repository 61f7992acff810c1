import { addDays } from '../shared/calendar.ts';
import { dayInTimeZone } from '../shared/calendar-day.ts';

/** A price as the history holds it: in force until the next entry. */
export interface PriceChange {
  readonly at: Date;
  /** Whole market units; null while the product was not sold. */
  readonly price: number | null;
}

export interface PriorPrice {
  /** Lowest price, whole market units. */
  readonly price: number;
  /** `listing` marks a product sold for less than the 30 days: the lowest since it is sold. */
  readonly since: 'thirty_days' | 'listing';
}

/** Days before a reduction that the lowest price is taken from (DECISIONS "Money"). */
const priorDays = 30;

/**
 * The price that a public reduction is compared with: the lowest in force at any moment of the 30
 * days of the market before it began, or of its first day before that moment (T-PLAT-5, T-PLAT-6).
 * `history` is oldest first. Null when the product was not sold before: then nothing is claimed.
 */
export function priorPrice(
  history: readonly PriceChange[],
  reducedAt: Date,
  timeZone: string,
): PriorPrice | null {
  const firstDay = addDays(dayInTimeZone(reducedAt, timeZone), -priorDays);
  const before = history.filter(({ at }) => at < reducedAt);
  const prices = before.flatMap(({ price }, index) => {
    const until = before[index + 1]?.at ?? reducedAt;
    // A price that ended at the midnight before the first day is no price of that day.
    const lastDay = dayInTimeZone(new Date(until.getTime() - 1), timeZone);
    return price !== null && lastDay >= firstDay ? [price] : [];
  });
  const listed = before.find(({ price }) => price !== null);
  if (listed === undefined || prices.length === 0) return null;
  const isShort = dayInTimeZone(listed.at, timeZone) > firstDay;
  return { price: Math.min(...prices), since: isShort ? 'listing' : 'thirty_days' };
}

/**
 * Percentage that a price may be called reduced by, against the prior price and never a higher one;
 * rounded down so that it never promises too much. Null when the price is not lower (T-PLAT-5).
 */
export function reductionPercent(prior: PriorPrice | null, price: number): number | null {
  if (prior === null || price >= prior.price) return null;
  const percent = Math.floor(((prior.price - price) * 100) / prior.price);
  return percent > 0 ? percent : null;
}
