import {
  addDays,
  calendarDate,
  datePartsOf,
  daysInMonth,
  type CalendarDate,
} from '../shared/calendar.ts';

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

/** The day on which an application that came on `day` is deleted: `lastDayToDelete` reaches it then first. */
export function dayOfDeletion(day: CalendarDate): CalendarDate {
  const parts = datePartsOf(day);
  const months = parts.year * 12 + (parts.month - 1) + applicationMonths;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  const last = daysInMonth(year, month);
  // A shorter month has no such day: its last one deletes no more than its own number.
  return parts.day <= last
    ? calendarDate(year, month, parts.day)
    : addDays(calendarDate(year, month, last), 1);
}
