import { calendarDate, datePartsOf, isCalendarDate, type CalendarDate } from './calendar.ts';

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

// Building a formatter costs far more than using it, and lists ask for many days in one zone.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/**
 * The day that clocks in a zone show at an instant (DECISIONS "Markets and languages": rules about
 * days use the market's zone). Throws RangeError on an unknown zone or an invalid Date.
 */
export function dayInTimeZone(instant: Date, timeZone: string): CalendarDate {
  const parts = formatterOf(timeZone).formatToParts(instant);
  const numberOf = (type: 'year' | 'month' | 'day') =>
    Number(parts.find((part) => part.type === type)?.value);
  return calendarDate(numberOf('year'), numberOf('month'), numberOf('day'));
}
