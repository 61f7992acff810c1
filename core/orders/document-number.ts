import { markets, type MarketCode } from '../market/market.ts';
import { datePartsOf } from '../shared/calendar.ts';
import { dayInTimeZone } from '../shared/calendar-day.ts';

export type DocumentKind = 'invoice' | 'credit_note';

const kindDigit: Record<DocumentKind, string> = {
  invoice: '2',
  credit_note: '3',
};
const mostInSeries = 9_999_999;

/** The series of a document: its year by the market's clock, new at midnight of 1 January (T-ORD-11). */
export const seriesYear = (issuedAt: Date, market: MarketCode): number =>
  datePartsOf(dayInTimeZone(issuedAt, markets[market].timeZone)).year;

/**
 * The printed number: kind, two digits of the year, seven of the position, so that ten digits
 * also serve as the variable symbol of a payment. `2026`, 1 → `2260000001` for an invoice. Each kind takes
 * its positions from a locked counter of its own without gaps (T-ORD-11).
 */
export function documentNumber(kind: DocumentKind, year: number, position: number): string {
  if (!Number.isSafeInteger(position) || position < 1 || position > mostInSeries) {
    throw new RangeError(`no position in a series: ${position}`);
  }
  const ofYear = String(year % 100).padStart(2, '0');
  return `${kindDigit[kind]}${ofYear}${String(position).padStart(7, '0')}`;
}
