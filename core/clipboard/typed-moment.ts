import { instantOf } from '../shared/local-time.ts';
import type { DayLike } from '../shared/calendar-day.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import { parseTypedDate, type TypedDateRefusal } from '../shared/typed-date.ts';

/** Why a typed moment is refused. */
export type TypedMomentRefusal = TypedDateRefusal | 'time_format';

const dayAndTime = /^(.+?)(?:T|,? +)(\d{1,2}):(\d{2})(?::\d{2})?$/;

/**
 * Reads a moment as lists show it, files carry it and the browser's own field gives it: `3. 12. 2026
 * 14:30` or `2026-12-03T14:30`, by the clocks of a zone. A day alone is its first minute, as
 * spreadsheets write midnight; seconds are left out. Answers the ISO 8601 text of the wire, in UTC.
 */
export function parseTypedMoment(
  text: string,
  { today, timeZone }: { readonly today: DayLike; readonly timeZone: string },
): Result<string, TypedMomentRefusal> {
  const line = text.trim();
  const [, typedDay = line, hour = '0', minute = '00'] = dayAndTime.exec(line) ?? [];
  const isTime = !typedDay.includes(':') && Number(hour) < 24 && Number(minute) < 60;
  if (!isTime) return refuse('time_format');
  const day = parseTypedDate(typedDay, { today, kind: 'any', allowIso: true });
  if (!day.ok) return day;
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return accept(instantOf(day.value, time, timeZone).toISOString());
}

const minuteMs = 60_000;

/** Whether two moments of the wire are shown and typed alike, which is to the minute. */
export const isSameMinute = (one: string, other: string): boolean =>
  Math.floor(Date.parse(one) / minuteMs) === Math.floor(Date.parse(other) / minuteMs);
