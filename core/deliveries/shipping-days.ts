import type { MarketCode } from '../market/market.ts';
import { addDays, type CalendarDate } from '../shared/calendar.ts';
import { isPublicHoliday } from '../shared/public-holidays.ts';

/** When parcels are given to a carrier. */
export interface ShippingDays {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekdays: readonly number[];
  /** Days on which nothing leaves all the same. */
  readonly closed: readonly CalendarDate[];
}

export const workdays: ShippingDays = { weekdays: [1, 2, 3, 4, 5], closed: [] };

/** Days as staff write them: `12345`, and `2026-12-24 2026-12-31` or nothing. */
export const shippingDaysOf = (weekdays: string, closed: string | null): ShippingDays => ({
  weekdays: [...weekdays].map(Number),
  closed: closed === null ? [] : closed.split(' '),
});

const weekdayOf = (day: CalendarDate): number => new Date(day).getUTCDay() || 7;

/** Nothing leaves for so long only where nobody ships at all; the day itself is answered then. */
const mostDays = 60;

/** The day itself where parcels leave on it, else the next one on which they do; never a public holiday. */
export function nextShippingDay(
  from: CalendarDate,
  { weekdays, closed }: ShippingDays,
  market: MarketCode,
): CalendarDate {
  for (let ahead = 0; ahead < mostDays; ahead += 1) {
    const day = addDays(from, ahead);
    const leaves = weekdays.includes(weekdayOf(day)) && !closed.includes(day);
    if (leaves && !isPublicHoliday(day, market)) return day;
  }
  return from;
}
