import type { CalendarDate } from '../shared/calendar.ts';
import type { TypedTextRefusal } from '../shared/typed-text.ts';

export type Gender = 'male' | 'female';

/** What a birth number says about its holder. */
export interface BirthNumber {
  /** Digits alone: 9 or 10 of a Czech number, 13 of a Romanian one. */
  readonly digits: string;
  readonly birthDate: CalendarDate;
  /** null for the Romanian numbers of foreigners that carry no gender. */
  readonly gender: Gender | null;
}

/** Why a birth number is refused, in both markets. */
export type BirthNumberRefusal =
  | TypedTextRefusal
  | 'birth_number_format'
  | 'birth_number_length'
  | 'birth_number_date'
  | 'birth_number_future'
  | 'birth_number_suffix'
  | 'birth_number_check_digit';
