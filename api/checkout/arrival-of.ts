import { arrivalDays } from '#core/deliveries/arrival.ts';
import type { SupplyDelay } from '#core/deliveries/supply.ts';
import type { Market } from '#core/market/market.ts';
import type { RequestContext } from '../platform/http/request.ts';
import type { DeliveryRow } from './checkout-rows.ts';

type Moment = Pick<RequestContext, 'now' | 'today'>;

/** What the market's clocks show, `HH:MM`. */
const clockTime = (now: Date, timeZone: string): string =>
  now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });

/** Days on which a delivery of the cart arrives. */
export function arrivalOf(
  delivery: Pick<DeliveryRow, 'daysMin' | 'daysMax' | 'cutOff'>,
  { notBefore, workingDays }: SupplyDelay,
  market: Market,
  { now, today }: Moment,
): { from: string; to: string } {
  const placed =
    notBefore !== null && notBefore > today
      ? { day: notBefore, time: '00:00' }
      : { day: today, time: clockTime(now, market.timeZone) };
  return arrivalDays(placed, delivery, market.code, workingDays);
}
