import { datePartsOf, type CalendarDate } from './calendar.ts';

/** Time that clocks on the wall show, as `HH:MM`, 00:00 to 24:00; text order is time order. */
export type ClockTime = string;

const dayMs = 86_400_000;
// Building a formatter costs far more than using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Zones change their clocks at whole quarters of an hour. */
const quarterMs = 900_000;
/** Reading an offset takes longer than all else that is done with it; pages ask for the same few. */
const offsets = new Map<string, number>();
const mostOffsets = 5_000;

/**
 * Milliseconds that clocks of a zone are ahead of UTC at an instant. Throws RangeError on an unknown
 * zone or what is no instant.
 */
export function offsetAt(instant: number, timeZone: string): number {
  const key = `${timeZone} ${String(Math.floor(instant / quarterMs))}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = readOffset(instant, timeZone);
  if (offsets.size >= mostOffsets) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

function readOffset(instant: number, timeZone: string): number {
  const parts = formatterOf(timeZone).formatToParts(instant);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const match = /([+-])(\d{2}):(\d{2})/.exec(name);
  if (match === null) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return (match[1] === '-' ? -minutes : minutes) * 60_000;
}

/**
 * The instant at which clocks of a zone show a time on a day. A time that comes twice when clocks go
 * back is its first occurrence (T-DIS-10); one that clocks skip is as much later. Throws on a time
 * that is not `HH:MM`.
 */
export function instantOf(day: CalendarDate, time: ClockTime, timeZone: string): Date {
  const { year, month, day: dayOfMonth } = datePartsOf(day);
  const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time);
  if (match === null || time > '24:00') throw new RangeError(`not a time: ${time}`);
  const shown = Date.UTC(year, month - 1, dayOfMonth, Number(match[1]), Number(match[2]));
  const before = offsetAt(shown - dayMs, timeZone);
  const after = offsetAt(shown + dayMs, timeZone);
  const fits = [shown - before, shown - after].filter(
    (instant) => instant + offsetAt(instant, timeZone) === shown,
  );
  return new Date(fits.length > 0 ? Math.min(...fits) : shown - before);
}
