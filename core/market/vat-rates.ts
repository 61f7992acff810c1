import type { CalendarDate } from '../shared/calendar.ts';
import type { MarketCode } from './market.ts';

interface VatRate {
  /** First day of the rate. */
  readonly from: CalendarDate;
  /** In percent. */
  readonly rate: number;
}

/** Standard rates, the newest first: act 235/2004 Coll. for Czechia, law 141/2025 for Romania. */
const standardRates: Record<MarketCode, readonly VatRate[]> = {
  cz: [{ from: '2013-01-01', rate: 21 }],
  ro: [
    { from: '2025-08-01', rate: 21 },
    { from: '2017-01-01', rate: 19 },
  ],
};

/** The standard VAT rate of a market on a day, in percent. Throws before the first one that is known. */
export function vatRateOn(market: MarketCode, day: CalendarDate): number {
  const found = standardRates[market].find(({ from }) => from <= day);
  if (!found) throw new RangeError(`no VAT rate is known for ${day}`);
  return found.rate;
}
