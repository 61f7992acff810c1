import { addDays, daysBetween, type CalendarDate } from '../shared/calendar.ts';
import { dayInTimeZone } from '../shared/calendar-day.ts';

/**
 * The rest of an order whose goods left for a device that then paid less, or nothing: the days after the settlement on
 * which its customer is reminded, until when it is to be paid, and from when staff deal with it. DECISIONS "Swap" names
 * no days beyond the 14 of every silence, so these are ours.
 */
export const restDays = { reminders: [3, 7, 14], toPay: 14, staff: 21 } as const;

/**
 * The same of an order that was paid and then edited to cost more. Its goods are here still and held for it, so that it has
 * the 7 days of a transfer (DECISIONS "Cart, discounts, orders"). Nobody lets it go by itself, as a part of it is paid: from
 * the day after, staff take out again what is not paid, or cancel it.
 */
export const editedRestDays: RestDays = { reminders: [3, 7], toPay: 7, staff: 8 };

/** The last day on which the rest of an edited order is to be paid, by the market's calendar. */
export const lastDayOfRest = (since: Date, timeZone: string): CalendarDate =>
  addDays(dayInTimeZone(since, timeZone), editedRestDays.toPay);

interface RestDays {
  readonly reminders: readonly number[];
  readonly toPay: number;
  readonly staff: number;
}

export interface UnpaidRest {
  /** When it was reckoned, and its customer told. */
  readonly settledAt: Date;
  /** When the last reminder went out; null before the first. */
  readonly remindedAt: Date | null;
  /** Whether money came that is not the rest: staff look at it, and nobody is told to pay. */
  readonly isDisputed: boolean;
}

/**
 * What is done of an unpaid rest at this moment: a reminder, the last of them, or nothing, and from the 21st day on it
 * is the staff's. Days are the market's calendar days; those on which nothing ran bring one reminder, not several.
 */
export function unpaidRestNext(
  { settledAt, remindedAt, isDisputed }: UnpaidRest,
  now: Date,
  timeZone: string,
  days: RestDays = restDays,
): 'wait' | 'remind' | 'remind_last' | 'staff' {
  const since = dayInTimeZone(settledAt, timeZone);
  const dayOf = (at: Date) => daysBetween(since, dayInTimeZone(at, timeZone));
  const today = dayOf(now);
  if (today >= days.staff) return 'staff';
  const reminded = remindedAt === null ? 0 : dayOf(remindedAt);
  const due = days.reminders.findLast((day) => day <= today);
  if (due === undefined || due <= reminded || isDisputed) return 'wait';
  return due === days.toPay ? 'remind_last' : 'remind';
}

export interface LateRest {
  /** What is left to pay, whole units; null where nothing is. */
  readonly toPay: number | null;
  /** Whether it is the staff's by now. */
  readonly isWithStaff: boolean;
  /** What came of it in another amount, and was not given back. */
  readonly received: number;
}

/**
 * What two people may write off of a rest: all that did not come, once its customer had their days. Null where there is
 * nothing to write off; more money than was asked for goes back by a refund first.
 */
export function restToWriteOff({ toPay, isWithStaff, received }: LateRest): number | null {
  return toPay !== null && isWithStaff && received < toPay ? toPay - received : null;
}
