import { arrivalDays } from '#core/deliveries/arrival.ts';
import { leadOf, type Backlog } from '#core/deliveries/delivery-promise.ts';
import { nextCutOff, placingTime } from '#core/deliveries/next-cut-off.ts';
import { shippingDaysOf } from '#core/deliveries/shipping-days.ts';
import type { SupplyDelay } from '#core/deliveries/supply.ts';
import type { Market } from '#core/market/market.ts';
import type { RequestContext } from '../platform/http/request.ts';
import type { Rows } from '../platform/database/rows.ts';
import type { CamelRow } from '../platform/database/row-model.ts';

/** How fast a delivery is, and on which days. */
export type Speed = CamelRow<
  Pick<Rows['delivery_methods'], 'days_min' | 'days_max' | 'cut_off' | 'ships_on' | 'closed_days'>
>;

export interface Moment extends Pick<RequestContext, 'now' | 'today'> {
  readonly backlog: Backlog;
}

export interface Arrival {
  readonly from: string;
  readonly to: string;
  /** Until when it leaves with the next van; null where it waits for something else first. */
  readonly orderBy: string | null;
}

/** Days on which a delivery of the cart arrives, and until when that is so. */
export function arrivalOf(
  delivery: Speed,
  { notBefore, workingDays }: SupplyDelay,
  market: Market,
  { now, today, backlog }: Moment,
): Arrival {
  const ships = shippingDaysOf(delivery.shipsOn, delivery.closedDays);
  const lead = leadOf(backlog);
  // An order that comes now is packed after all that waits.
  const ready = new Date(now.getTime() + lead);
  const isLater = notBefore !== null && notBefore > today;
  const placed = isLater ? { day: notBefore, time: '00:00' } : placingTime(ready, market.timeZone);
  const days = arrivalDays(placed, { ...delivery, ships }, market.code, workingDays);
  if (isLater || workingDays > 0) return { ...days, orderBy: null };
  const cutOff = nextCutOff(ready, delivery.cutOff, market, ships);
  return { ...days, orderBy: new Date(cutOff.getTime() - lead).toISOString() };
}
