import { isCalendarDate, type CalendarDate } from '../shared/calendar.ts';
import { dayOf, type DayLike } from '../shared/calendar-day.ts';
import { accept, refuse, type Result } from '../shared/result.ts';

export type IdentityValidityRefusal = 'identity_valid_to_format' | 'identity_expired';

/**
 * Judges the last day of an identity card, an ISO date from the form or the wire; the refusal belongs
 * to `identity_valid_to`. The whole last day is valid (T-PII-10).
 */
export function checkIdentityValidity(
  validTo: string,
  today: DayLike,
): Result<CalendarDate, IdentityValidityRefusal> {
  if (!isCalendarDate(validTo)) return refuse('identity_valid_to_format');
  return validTo < dayOf(today) ? refuse('identity_expired') : accept(validTo);
}

/** Whether `checkIdentityValidity` accepts. */
export const isIdentityCardValid = (validTo: string, today: DayLike): boolean =>
  checkIdentityValidity(validTo, today).ok;
