import type { CalendarDate } from '../shared/calendar.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import type { BirthNumber, Gender } from './birth-number-parts.ts';

/** What the person stated beside the number; a field that was not asked for is left out. */
export interface StatedIdentity {
  readonly gender?: Gender;
  readonly birthDate?: CalendarDate;
}

export type AgreementRefusal = 'gender_contradicts_number' | 'birth_date_contradicts_number';

/**
 * Refuses a stated gender or birth date that contradicts the birth number (T-PII-6); each refusal
 * names the field it belongs to. A number without a gender agrees with both.
 */
export function checkBirthNumberAgreement(
  number: BirthNumber,
  stated: StatedIdentity,
): Result<BirthNumber, AgreementRefusal> {
  const isOtherGender =
    stated.gender !== undefined && number.gender !== null && stated.gender !== number.gender;
  if (isOtherGender) return refuse('gender_contradicts_number');
  if (stated.birthDate !== undefined && stated.birthDate !== number.birthDate) {
    return refuse('birth_date_contradicts_number');
  }
  return accept(number);
}
