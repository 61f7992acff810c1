import { instantOf } from '../shared/local-time.ts';
import { usualNumber } from '../settings/shop-numbers.ts';
import { markets, type MarketCode } from '../market/market.ts';
import { nextWorkingDay } from '../shared/public-holidays.ts';
import { addDays, type CalendarDate } from '../shared/calendar.ts';

/** Hours at which a slot begins and ends, by the market's clocks. */
const hours = [
  ['08:00', '10:00'],
  ['10:00', '12:00'],
  ['12:00', '14:00'],
  ['14:00', '16:00'],
  ['16:00', '18:00'],
  ['18:00', '20:00'],
  ['20:00', '22:00'],
] as const;

export interface TimeslotSpan {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The slots that customers can choose from on a day: of working days, from tomorrow for so many days. */
export function timeslotsFrom(
  today: CalendarDate,
  market: MarketCode,
  daysAhead = usualNumber('timeslot_days'),
): TimeslotSpan[] {
  const { timeZone } = markets[market];
  const days = Array.from({ length: daysAhead }, (_, at) => addDays(today, at + 1)).filter(
    (day) => nextWorkingDay(day, market) === day,
  );
  return days.flatMap((day) =>
    hours.map(([from, to]) => ({
      startsAt: instantOf(day, from, timeZone),
      endsAt: instantOf(day, to, timeZone),
    })),
  );
}

/** Hours before a slot begins until which it can still be chosen: the parcel must be on the van. */
const hoursBefore = 4;

/** Whether a slot can still be chosen, free places left aside. */
export const isTimeslotOpen = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() >= hoursBefore * 3_600_000;
