import { coveringPrice } from '#core/catalog/covering-price.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { vatRateOn } from '#core/shared/vat-rate.ts';
import type { Dependencies } from '../platform/dependencies.ts';

type Stored = Parameters<typeof coveringPrice>[0];

/** The least price at which pieces of this market lose nothing on the day of a moment (core/catalog/covering-price.ts). */
export function coveringPriceOf(
  { market }: Pick<Dependencies, 'market'>,
  now: Date,
): (stored: Stored) => number | null {
  const rate = vatRateOn(market.code, dayInTimeZone(now, market.timeZone));
  return (stored) => coveringPrice(stored, rate);
}
