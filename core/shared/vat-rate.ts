import type { MarketCode } from '../market/market.ts';
import type { CalendarDate } from './calendar.ts';

/** Standard rates in whole percent, each from its first day on, the newest first. */
const rates: Record<MarketCode, readonly { readonly from: CalendarDate; readonly rate: number }[]> =
  {
    cz: [{ from: '2013-01-01', rate: 21 }],
    ro: [
      { from: '2025-08-01', rate: 21 },
      { from: '2017-01-01', rate: 19 },
    ],
  };

/**
 * The market's standard VAT rate on a day (DECISIONS "Markets and languages"): 21 %, in Romania 19 %
 * before August 2025. Throws on a day before the shop's first rate, of which it has no document.
 */
export function vatRateOn(market: MarketCode, day: CalendarDate): number {
  const found = rates[market].find(({ from }) => day >= from);
  if (found === undefined) throw new RangeError(`no VAT rate is known of ${day}`);
  return found.rate;
}
