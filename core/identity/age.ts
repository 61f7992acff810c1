import { datePartsOf, type CalendarDate } from '../shared/calendar.ts';
import { dayOf, type DayLike } from '../shared/calendar-day.ts';
import { accept, refuse, type Result } from '../shared/result.ts';

/** Years that a seller must have completed (DECISIONS "Buy-back"). */
const minimumSellerAge = 18;

/**
 * Completed years on a day; the birthday itself counts. A person born on 29 February completes a
 * year on 1 March of a common year, the later of the possible days, so nobody is bought from early.
 * Negative before the birth.
 */
export function ageOn(birthDate: CalendarDate, day: DayLike): number {
  const born = datePartsOf(birthDate);
  const now = datePartsOf(dayOf(day));
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day);
  return now.year - born.year - (hadBirthday ? 0 : 1);
}

/** Whether a person has completed a number of years on a day. */
export const hasAgeOnDay = (birthDate: CalendarDate, years: number, day: DayLike): boolean =>
  ageOn(birthDate, day) >= years;

/** Refuses a seller who is not 18 on the day of submitting (T-PII-5). The value is the age. */
export function checkSellerAge(
  birthDate: CalendarDate,
  today: DayLike,
): Result<number, 'seller_under_age'> {
  return hasAgeOnDay(birthDate, minimumSellerAge, today)
    ? accept(ageOn(birthDate, today))
    : refuse('seller_under_age');
}
