import { calendarDate, datePartsOf, daysInMonth, type CalendarDate } from '../shared/calendar.ts';

/** Months that an application is kept after it came (own rule: the consent on the form says so). */
const applicationMonths = 6;

/**
 * The last day whose applications are deleted on `today`: the same day of the month six months ago,
 * or that month's last one. Both are days in the market's time zone.
 */
export function lastDayToDelete(today: CalendarDate): CalendarDate {
  const { year, month, day } = datePartsOf(today);
  const months = year * 12 + (month - 1) - applicationMonths;
  const [earlierYear, earlierMonth] = [Math.floor(months / 12), (months % 12) + 1];
  return calendarDate(
    earlierYear,
    earlierMonth,
    Math.min(day, daysInMonth(earlierYear, earlierMonth)),
  );
}
