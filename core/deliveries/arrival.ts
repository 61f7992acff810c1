import type { MarketCode } from '../market/market.ts';
import { nextWorkingDay } from '../shared/public-holidays.ts';
import { nextShippingDay, workdays, type ShippingDays } from './shipping-days.ts';
import { addDays, type CalendarDate } from '../shared/calendar.ts';

/** How long a delivery takes, in working days after the day on which the order leaves. */
export interface DeliverySpeed {
  readonly daysMin: number;
  readonly daysMax: number;
  /** `HH:MM`; an order before it leaves on the same day. */
  readonly cutOff: string;
  /** When it is given to its carrier; on working days where nothing else is said. */
  readonly ships?: ShippingDays;
}

/** When an order is placed: the market's day and what its clocks show, `HH:MM`. */
export interface PlacingTime {
  readonly day: CalendarDate;
  readonly time: string;
}

/** The working day so many working days after a day; 0 is the day itself or the next working day. */
export function addWorkingDays(day: CalendarDate, count: number, market: MarketCode): CalendarDate {
  let result = nextWorkingDay(day, market);
  for (let left = count; left > 0; left -= 1) result = nextWorkingDay(addDays(result, 1), market);
  return result;
}

/** The day on which an order leaves: today before the cut-off where parcels leave today, else the next such day. */
export function dispatchDay(
  { day, time }: PlacingTime,
  cutOff: string,
  market: MarketCode,
  ships: ShippingDays = workdays,
): CalendarDate {
  return nextShippingDay(time < cutOff ? day : addDays(day, 1), ships, market);
}

/**
 * Days on which an order arrives. Nothing leaves on other days than the delivery's own, and nothing that takes days arrives on weekends and public holidays; `extra`
 * working days pass before it leaves, as when pieces are brought from elsewhere first. Source: issue 4,
 * arrival by cut-off, weekends and holidays.
 */
export function arrivalDays(
  placed: PlacingTime,
  { daysMin, daysMax, cutOff, ships = workdays }: DeliverySpeed,
  market: MarketCode,
  extra = 0,
): { from: CalendarDate; to: CalendarDate } {
  const ready = dispatchDay(placed, cutOff, market, ships);
  // What is brought from elsewhere first leaves on the next day on which parcels do.
  const leaves =
    extra === 0 ? ready : nextShippingDay(addWorkingDays(ready, extra, market), ships, market);
  return { from: daysLater(leaves, daysMin, market), to: daysLater(leaves, daysMax, market) };
}

/** What leaves on a Saturday is there on Monday, a working day later. */
const daysLater = (leaves: CalendarDate, count: number, market: MarketCode): CalendarDate =>
  count === 0 ? leaves : addWorkingDays(addDays(leaves, 1), count - 1, market);
