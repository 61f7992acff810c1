import { calendarDate, isRealDate, type CalendarDate } from '../shared/calendar.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import type { BirthNumber, BirthNumberRefusal } from './birth-number-parts.ts';

const weights = [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9];
const centuryByFirstDigit: Readonly<Record<string, number>> = {
  1: 1900,
  2: 1900,
  3: 1800,
  4: 1800,
  5: 2000,
  6: 2000,
};

/** Check digit of the first 12 digits of a CNP: weighted sum mod 11, where 10 becomes 1. */
export function cnpCheckDigit(digits: string): number {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return sum % 11 === 10 ? 1 : sum % 11;
}

/**
 * Reads a Romanian CNP from a cleaned code: `S YYMMDD CC NNN K`, 13 digits, spaces and dashes
 * ignored (T-PII-7). The county CC is not judged, since new codes are still being introduced.
 *
 * First digits 7, 8 (residents) and 9 (foreigners, no gender) carry no century: the latest date
 * that is not after `today` counts.
 */
export function readRomanianBirthNumber(
  code: string,
  today: CalendarDate,
): Result<BirthNumber, BirthNumberRefusal> {
  const digits = code.replace(/[ -]/g, '');
  if (!/^\d+$/.test(digits)) return refuse('birth_number_format');
  if (digits.length !== 13) return refuse('birth_number_length');
  const first = Number(digits[0]);
  if (first === 0) return refuse('birth_number_format');
  const century = centuryByFirstDigit[first];
  const birthDate =
    century === undefined
      ? (birthDateIn(digits, 2000, today) ?? birthDateIn(digits, 1900, today))
      : birthDateIn(digits, century);
  if (birthDate === null) return refuse('birth_number_date');
  if (birthDate > today) return refuse('birth_number_future');
  if (digits.slice(9, 12) === '000') return refuse('birth_number_suffix');
  if (cnpCheckDigit(digits) !== Number(digits[12])) return refuse('birth_number_check_digit');
  const gender = first === 9 ? null : first % 2 === 1 ? 'male' : 'female';
  return accept({ digits, birthDate, gender });
}

function birthDateIn(digits: string, century: number, latest?: CalendarDate): CalendarDate | null {
  const year = century + Number(digits.slice(1, 3));
  const [month, day] = [Number(digits.slice(3, 5)), Number(digits.slice(5, 7))];
  if (!isRealDate(year, month, day)) return null;
  const date = calendarDate(year, month, day);
  return latest !== undefined && date > latest ? null : date;
}
