import type { MarketCode } from '../market/market.ts';
import { addDays, calendarDate, datePartsOf, type CalendarDate } from './calendar.ts';

/** Western Easter Sunday by the rule of the Gregorian calendar (Meeus, Jones, Butcher). */
export function easterSunday(year: number): CalendarDate {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return calendarDate(year, Math.floor(days / 31), (days % 31) + 1);
}

/** Orthodox Easter Sunday: the Julian rule, moved to the Gregorian calendar (1900 to 2099). */
export function orthodoxEasterSunday(year: number): CalendarDate {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const days = moon + weekday + 114;
  const julian = calendarDate(year, Math.floor(days / 31), (days % 31) + 1);
  return addDays(julian, 13);
}

interface Holidays {
  /** `MM-DD`. */
  readonly fixed: readonly string[];
  readonly easter: (year: number) => CalendarDate;
  /** Days after Easter Sunday. */
  readonly movable: readonly number[];
}

/** Act 245/2000 Coll. for Czechia; Labour Code art. 139 for Romania, as since 2024. */
const holidays: Record<MarketCode, Holidays> = {
  cz: {
    fixed: [
      ...['01-01', '05-01', '05-08', '07-05', '07-06', '09-28', '10-28', '11-17'],
      ...['12-24', '12-25', '12-26'],
    ],
    easter: easterSunday,
    movable: [-2, 1],
  },
  ro: {
    fixed: [
      ...['01-01', '01-02', '01-06', '01-07', '01-24', '05-01', '06-01', '08-15', '11-30'],
      ...['12-01', '12-25', '12-26'],
    ],
    easter: orthodoxEasterSunday,
    movable: [-2, 0, 1, 49, 50],
  },
};

/** Whether a day is a public holiday of a market, by the law in force since 2024. */
export function isPublicHoliday(date: CalendarDate, market: MarketCode): boolean {
  const { fixed, easter, movable } = holidays[market];
  if (fixed.includes(date.slice(5))) return true;
  const sunday = easter(datePartsOf(date).year);
  return movable.some((days) => addDays(sunday, days) === date);
}

/** The day itself when people work on it, else the next day on which they do. */
export function nextWorkingDay(date: CalendarDate, market: MarketCode): CalendarDate {
  let day = date;
  while (isWeekend(day) || isPublicHoliday(day, market)) day = addDays(day, 1);
  return day;
}

const isWeekend = (date: CalendarDate): boolean => [0, 6].includes(new Date(date).getUTCDay());
