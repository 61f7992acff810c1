import { calendarDate, datePartsOf, isCalendarDate, type CalendarDate } from './calendar.ts';
import { offsetAt } from './local-time.ts';

/** A day as callers hold it: calendar date, ISO instant, or a Date whose UTC day counts. */
export type DayLike = CalendarDate | Date;

/**
 * The calendar date of a day-like argument. An instant (Date or ISO text with a time) gives its UTC
 * day; callers that mean the market's day use `dayInTimeZone` first. Throws when it is no day.
 */
export function dayOf(day: DayLike): CalendarDate {
  if (typeof day === 'string' && isCalendarDate(day)) return day;
  const text = (typeof day === 'string' ? new Date(day) : day).toISOString().slice(0, 10);
  datePartsOf(text);
  return text;
}

/**
 * The day that clocks in a zone show at an instant (DECISIONS "Markets and languages": rules about
 * days use the market's zone). Throws RangeError on an unknown zone or an invalid Date.
 */
export function dayInTimeZone(instant: Date, timeZone: string): CalendarDate {
  const shown = new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone));
  return calendarDate(shown.getUTCFullYear(), shown.getUTCMonth() + 1, shown.getUTCDate());
}
