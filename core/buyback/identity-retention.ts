import { daysBetween } from '../shared/calendar.ts';
import { dayInTimeZone } from '../shared/calendar-day.ts';
import type { BuybackStatus } from './buyback-status.ts';

export interface RetentionRules {
  /** IANA zone of the market whose days count. */
  readonly timeZone: string;
  /** The legal period for completed purchases, in days; a parameter of the market's law. */
  readonly paidDays: number;
}

/** Days that identity data of a rejected or abandoned request are kept (DECISIONS Buy-back). */
export const abandonedRetentionDays = 30;

const abandoned: readonly BuybackStatus[] = ['rejected', 'returned', 'cancelled', 'expired'];

/**
 * Whether the identity fields of a request must be wiped now: 30 days after it was rejected or
 * abandoned, or after the legal period when paid (T-PII-13). `since` is the move to `status`.
 * The accounting record stays. An open request keeps its data.
 */
export function isIdentityWipeDue(
  request: { readonly status: BuybackStatus; readonly since: Date },
  now: Date,
  rules: RetentionRules,
): boolean {
  const age = daysBetween(
    dayInTimeZone(request.since, rules.timeZone),
    dayInTimeZone(now, rules.timeZone),
  );
  if (request.status === 'paid') return age >= rules.paidDays;
  return abandoned.includes(request.status) && age >= abandonedRetentionDays;
}
