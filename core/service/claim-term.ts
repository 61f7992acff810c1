import type { MarketCode } from '../market/market.ts';
import { addDays, type CalendarDate } from '../shared/calendar.ts';
import { usualDays } from '../shop/terms.ts';

/** Last day on which a claim may be settled by law, counted from the day on which it was taken in (core/shop/terms.ts). */
export const legalEndOfClaim = (takenInOn: CalendarDate, market: MarketCode): CalendarDate =>
  addDays(takenInOn, usualDays('claim_settled', market));

interface ClaimPromise {
  /** The day for which it was promised so far. */
  readonly before: CalendarDate | null;
  readonly wanted: CalendarDate;
  readonly legalEnd: CalendarDate;
}

/** Whether the customer has to agree: the wanted day is past the legal one and later than what was agreed before. */
export const needsLongerConsent = ({ before, wanted, legalEnd }: ClaimPromise): boolean =>
  wanted > legalEnd && (before === null || wanted > before);
