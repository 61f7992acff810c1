import { calendarDate, isRealDate, type CalendarDate } from '../shared/calendar.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import type { BirthNumber, BirthNumberRefusal, Gender } from './birth-number-parts.ts';

// Months are raised by 50 for women and, since 2004, by 20 more when a day runs out of numbers.
const firstYearOfRaisedMonths = 2004;
// Until 1985 numbers whose first nine digits leave 10 were issued with a check digit 0.
const lastYearOfExceptions = 1985;
const lastYearOfNineDigits = 1953;

/**
 * Reads a Czech rodné číslo from a cleaned code, `YYMMDD/SSSC` or without the slash (act 133/2000,
 * T-PII-1 to T-PII-4). Nine digits belong to births up to 1953 and carry no check digit.
 *
 * Ten digits whose 20xx date would lie after `today` belong to a person born a century earlier who
 * got the number late. Refuses dates that do not exist and wrong check digits.
 */
export function readCzechBirthNumber(
  code: string,
  today: CalendarDate,
): Result<BirthNumber, BirthNumberRefusal> {
  const match = /^(\d{2})(\d{2})(\d{2}) ?[/-]? ?(\d{3,4})$/.exec(code);
  if (!match) return refuse('birth_number_format');
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const suffix = match[4] ?? '';
  const digits = `${match[1]}${match[2]}${match[3]}${suffix}`;
  const holder = readMonth(month);
  if (suffix.length === 3) {
    if (1900 + year > lastYearOfNineDigits) return refuse('birth_number_length');
    if (suffix === '000') return refuse('birth_number_suffix');
  }
  const birthDate = birthDateOf(suffix.length, { year, month: holder.month, day }, today);
  if (birthDate === null) return refuse('birth_number_date');
  const born = Number(birthDate.slice(0, 4));
  if (holder.isRaised && born < firstYearOfRaisedMonths) return refuse('birth_number_date');
  if (suffix.length === 4 && !hasCheckDigit(digits, born)) {
    return refuse('birth_number_check_digit');
  }
  return accept({ digits, birthDate, gender: holder.gender });
}

function readMonth(coded: number): { month: number; gender: Gender; isRaised: boolean } {
  const gender = coded > 50 ? 'female' : 'male';
  const month = coded % 50;
  return { month: month > 20 ? month - 20 : month, gender, isRaised: month > 20 };
}

function birthDateOf(
  suffixLength: number,
  { year, month, day }: { year: number; month: number; day: number },
  today: CalendarDate,
): CalendarDate | null {
  const inCentury = (century: number) =>
    isRealDate(century + year, month, day) ? calendarDate(century + year, month, day) : null;
  if (suffixLength === 3 || 1900 + year > lastYearOfNineDigits) return inCentury(1900);
  const late = inCentury(2000);
  return late !== null && late <= today ? late : inCentury(1900);
}

function hasCheckDigit(digits: string, born: number): boolean {
  if (Number(digits) % 11 === 0) return true;
  const isException = Number(digits.slice(0, 9)) % 11 === 10 && digits.endsWith('0');
  return isException && born <= lastYearOfExceptions;
}
