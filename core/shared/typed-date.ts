import { calendarDate, daysInMonth, datePartsOf, type CalendarDate } from './calendar.ts';
import { dayOf, type DayLike } from './calendar-day.ts';
import { accept, refuse, type Result } from './result.ts';
import { readTypedCode, type TypedTextRefusal } from './typed-text.ts';

/** Why a typed date is refused; each reason has its own sentence. */
export type TypedDateRefusal =
  | TypedTextRefusal
  | 'date_format'
  | 'date_year_first'
  | 'date_month'
  | 'date_day'
  | 'date_not_real'
  | 'date_in_future'
  | 'date_in_past'
  | 'date_out_of_range';

/** `birth`: today or before. `future`: today or later. `any`: both. */
export type TypedDateKind = 'birth' | 'future' | 'any';

export interface TypedDateOptions {
  readonly today: DayLike;
  readonly kind: TypedDateKind;
  /** Also reads a pasted `YYYY-MM-DD`; without it a year in front is `date_year_first`. */
  readonly allowIso?: boolean;
}

const dayFirst = /^(\d{1,2}) ?([-/.;]) ?(\d{1,2}) ?\2 ?(\d{2}|\d{4})$/;
const yearFirst = /^(\d{4})[-/.;](\d{1,2})[-/.;](\d{1,2})$/;
const iso = /^\d{4}-\d{2}-\d{2}$/;

/** Years that a date may have around a day: 100 back to 52 ahead, both included (T-FORM-3). */
export function typedDateYears(today: DayLike): { readonly from: number; readonly to: number } {
  const { year } = datePartsOf(dayOf(today));
  return { from: year - 100, to: year + 52 };
}

/**
 * Reads a date typed in the order of both languages, day month year, with one of `/ - . ;` and
 * spaces around it (T-FORM-1, T-FORM-2). Two-digit years take the nearest century, a tie goes to the
 * past; a birth date takes the last such year that is not in the future.
 */
export function parseTypedDate(
  text: string,
  options: TypedDateOptions,
): Result<CalendarDate, TypedDateRefusal> {
  const line = readTypedCode(text, 40);
  if (!line.ok) return line;
  const today = dayOf(options.today);
  const parts = readParts(line.value, today, options);
  if (!parts.ok) return parts;
  const { year, month, day } = parts.value;
  if (month < 1 || month > 12) return refuse('date_month');
  if (day < 1 || day > 31) return refuse('date_day');
  if (year < 1 || day > daysInMonth(year, month)) return refuse('date_not_real');
  const date = calendarDate(year, month, day);
  const range = typedDateYears(today);
  if (options.kind === 'birth' && date > today) return refuse('date_in_future');
  if (options.kind === 'future' && date < today) return refuse('date_in_past');
  if (year < range.from || year > range.to) return refuse('date_out_of_range');
  return accept(date);
}

interface TypedParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function readParts(
  line: string,
  today: CalendarDate,
  options: TypedDateOptions,
): Result<TypedParts, 'date_format' | 'date_year_first'> {
  const reversed = yearFirst.exec(line);
  if (reversed) {
    if (!options.allowIso || !iso.test(line)) return refuse('date_year_first');
    const [, year, month, day] = reversed.map(Number);
    return accept({ year: year ?? 0, month: month ?? 0, day: day ?? 0 });
  }
  const match = dayFirst.exec(line);
  if (!match) return refuse('date_format');
  const [day, month, year] = [Number(match[1]), Number(match[3]), Number(match[4])];
  if (match[4]?.length === 4) return accept({ year, month, day });
  const full =
    options.kind === 'birth' ? birthYear(year, month, day, today) : nearestYear(year, today);
  return accept({ year: full, month, day });
}

function nearestYear(twoDigits: number, today: CalendarDate): number {
  const current = datePartsOf(today).year;
  const same = current - (current % 100) + twoDigits;
  const candidates = [same - 100, same, same + 100];
  // Listed from the past on and compared strictly, so a tie stays in the past.
  return candidates.reduce((best, year) =>
    Math.abs(year - current) < Math.abs(best - current) ? year : best,
  );
}

function birthYear(twoDigits: number, month: number, day: number, today: CalendarDate): number {
  const now = datePartsOf(today);
  const same = now.year - (now.year % 100) + twoDigits;
  const isLater =
    same > now.year ||
    (same === now.year && (month > now.month || (month === now.month && day > now.day)));
  return isLater ? same - 100 : same;
}
