/**
 * A day without a time and without a zone, as ISO text `YYYY-MM-DD`. Text order is day order, so
 * `<` and `>` compare days. Years 0001 to 9999.
 */
export type CalendarDate = string;

export interface DateParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const dayMs = 86_400_000;

/** Days in a month of the Gregorian calendar; 0 for a month that does not exist. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  if ([4, 6, 9, 11].includes(month)) return 30;
  return Number.isInteger(month) && month >= 1 && month <= 12 ? 31 : 0;
}

/** Whether the three numbers name a day that exists (29.2. only in leap years). */
export const isRealDate = (year: number, month: number, day: number): boolean =>
  Number.isInteger(year) &&
  Number.isInteger(day) &&
  year >= 1 &&
  year <= 9999 &&
  day >= 1 &&
  day <= daysInMonth(year, month);

/** Joins numbers to a calendar date. Throws on a day that does not exist: callers check first. */
export function calendarDate(year: number, month: number, day: number): CalendarDate {
  if (!isRealDate(year, month, day)) throw new RangeError(`no such day: ${year}-${month}-${day}`);
  const pad = (number: number, length: number) => String(number).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** Whether a text is a calendar date: the exact ISO shape and a day that exists. */
export function isCalendarDate(text: string): boolean {
  const match = isoDate.exec(text);
  return match !== null && isRealDate(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** Numbers of a calendar date. Throws on text that is not one: that is a bug, not a typed value. */
export function datePartsOf(date: CalendarDate): DateParts {
  const match = isoDate.exec(date);
  const parts = { year: Number(match?.[1]), month: Number(match?.[2]), day: Number(match?.[3]) };
  if (!isRealDate(parts.year, parts.month, parts.day)) throw new RangeError('not a calendar date');
  return parts;
}

/** -1, 0 or 1: the first day lies before, on or after the second. */
export const compareDates = (first: CalendarDate, second: CalendarDate): -1 | 0 | 1 =>
  first < second ? -1 : first > second ? 1 : 0;

/** The day `days` after a date (before it when negative); no zone, so no change of clocks matters. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(utcMidnight(date) + days * dayMs);
  return calendarDate(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate());
}

/** Whole days from the first date to the second; negative when the second lies before it. */
export const daysBetween = (first: CalendarDate, second: CalendarDate): number =>
  (utcMidnight(second) - utcMidnight(first)) / dayMs;

/** Shown form DD.MM.YYYY (SPECIFICATION section 5), the same in both languages. */
export const formatDate = (date: CalendarDate): string => {
  datePartsOf(date);
  return date.split('-').reverse().join('.');
};

function utcMidnight(date: CalendarDate): number {
  const { year, month, day } = datePartsOf(date);
  // Date.UTC reads years 0 to 99 as 1900 to 1999, setUTCFullYear does not.
  return new Date(0).setUTCFullYear(year, month - 1, day);
}
