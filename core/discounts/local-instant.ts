import { datePartsOf, type CalendarDate } from '../shared/calendar.ts';

// A formatter is dear to build and the markets have one zone each.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** What the clocks of a zone show at an instant, read as if it were UTC, to the minute. */
function wallClock(instant: number, timeZone: string): number {
  const parts = formatterOf(timeZone).formatToParts(instant);
  const numberOf = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(
    numberOf('year'),
    numberOf('month') - 1,
    numberOf('day'),
    numberOf('hour'),
    numberOf('minute'),
  );
}

const dayMs = 86_400_000;

/**
 * The instant at which the clocks of a zone show a day and `HH:MM`. A time that comes twice in
 * autumn is its first occurrence (T-DIS-10); one that spring skips moves on by the skipped hour.
 * Throws on text that is no such time: the form has checked it.
 */
export function instantInTimeZone(date: CalendarDate, time: string, timeZone: string): Date {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (match === null) throw new RangeError('not a time of day');
  const { year, month, day } = datePartsOf(date);
  const wanted = Date.UTC(year, month - 1, day, Number(match[1]), Number(match[2]));
  // The offsets a day before and a day after cover both sides of a change of clocks.
  const [before, after] = [wanted - dayMs, wanted + dayMs].map(
    (instant) => wanted - (wallClock(instant, timeZone) - instant),
  );
  const readings = [before, after].filter((instant) => instant !== undefined);
  const hits = readings.filter((instant) => wallClock(instant, timeZone) === wanted);
  return new Date(hits.length > 0 ? Math.min(...hits) : Math.max(...readings));
}
