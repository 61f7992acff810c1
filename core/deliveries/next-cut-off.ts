import type { MarketCode } from '../market/market.ts';
import { instantOf, offsetAt } from '../shared/local-time.ts';
import { dispatchDay, type PlacingTime } from './arrival.ts';
import { workdays, type ShippingDays } from './shipping-days.ts';

/** What clocks of a zone show at an instant. */
export function placingTime(now: Date, timeZone: string): PlacingTime {
  const onTheWall = new Date(now.getTime() + offsetAt(now.getTime(), timeZone)).toISOString();
  return { day: onTheWall.slice(0, 10), time: onTheWall.slice(11, 16) };
}

/**
 * When a parcel has to be ready: the carrier's cut-off on the working day on which an order leaves that is ready to be
 * picked now. `cutOff` is `HH:MM` by the market's clocks.
 */
export function nextCutOff(
  now: Date,
  cutOff: string,
  { code, timeZone }: { readonly code: MarketCode; readonly timeZone: string },
  ships: ShippingDays = workdays,
): Date {
  return instantOf(dispatchDay(placingTime(now, timeZone), cutOff, code, ships), cutOff, timeZone);
}
