import type { MarketCode } from '../market/market.ts';
import { instantOf, offsetAt } from '../shared/local-time.ts';
import { dispatchDay } from './arrival.ts';

/**
 * When a parcel has to be ready: the carrier's cut-off on the working day on which an order leaves that is ready to be
 * picked now. `cutOff` is `HH:MM` by the market's clocks.
 */
export function nextCutOff(
  now: Date,
  cutOff: string,
  { code, timeZone }: { readonly code: MarketCode; readonly timeZone: string },
): Date {
  const onTheWall = new Date(now.getTime() + offsetAt(now.getTime(), timeZone)).toISOString();
  const placed = { day: onTheWall.slice(0, 10), time: onTheWall.slice(11, 16) };
  return instantOf(dispatchDay(placed, cutOff, code), cutOff, timeZone);
}
