import { addDays, datePartsOf, type CalendarDate } from '../shared/calendar.ts';
import { dayInTimeZone } from '../shared/calendar-day.ts';
import { instantOf, type ClockTime } from '../shared/local-time.ts';

/** Part of a day in which a store is open; `closes` is the first moment it is not. */
export interface OpenSpan {
  readonly opens: ClockTime;
  readonly closes: ClockTime;
}

/** When a store is open. Spans of a day stand in their order and do not overlap. */
export interface OpeningHours {
  /** Seven days, Monday first; a closed day is empty. */
  readonly week: readonly (readonly OpenSpan[])[];
  /** Days that differ from the week, such as holidays (empty) and shortened days. */
  readonly exceptions: ReadonlyMap<CalendarDate, readonly OpenSpan[]>;
  /** IANA name of the zone of the store's clocks. */
  readonly timeZone: string;
}

/** A span as instants. */
interface OpenPeriod {
  readonly opensAt: Date;
  readonly closesAt: Date;
}

/** Minutes in which a reservation is prepared (SPECIFICATION section 9). */
const preparationMinutes = 30;
/** Days ahead that are searched; a store closed for longer promises nothing. */
const daysAhead = 60;

/** Spans of a day: its exception, else those of its weekday. */
export function spansOf(hours: OpeningHours, day: CalendarDate): readonly OpenSpan[] {
  const { year, month, day: dayOfMonth } = datePartsOf(day);
  const weekday = new Date(Date.UTC(year, month - 1, dayOfMonth)).getUTCDay();
  return hours.exceptions.get(day) ?? hours.week[(weekday + 6) % 7] ?? [];
}

export type StoreState =
  | { readonly isOpen: true; readonly closesAt: Date }
  /** Null when it does not open within two months. */
  | { readonly isOpen: false; readonly opensAt: Date | null };

/** Whether a store is open at an instant, and when that ends. It is closed at its closing time. */
export function storeStateAt(hours: OpeningHours, now: Date): StoreState {
  for (const { opensAt, closesAt } of periodsFrom(hours, now)) {
    return opensAt <= now ? { isOpen: true, closesAt } : { isOpen: false, opensAt };
  }
  return { isOpen: false, opensAt: null };
}

/**
 * When a reservation made at `now` can be collected: 30 minutes of one opening later. What could not
 * be collected before closing time is prepared when the store opens next, 30 minutes after. Null when
 * no opening of the next two months is long enough.
 */
export function reservationReadyAt(hours: OpeningHours, now: Date): Date | null {
  for (const { opensAt, closesAt } of periodsFrom(hours, now)) {
    const startsAt = Math.max(opensAt.getTime(), now.getTime());
    const readyAt = startsAt + preparationMinutes * 60_000;
    if (readyAt < closesAt.getTime()) return new Date(readyAt);
  }
  return null;
}

/** Openings that are not over at `now`, in their order. */
function* periodsFrom(hours: OpeningHours, now: Date): Generator<OpenPeriod> {
  const today = dayInTimeZone(now, hours.timeZone);
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = addDays(today, ahead);
    for (const { opens, closes } of spansOf(hours, day)) {
      const closesAt = instantOf(day, closes, hours.timeZone);
      if (closesAt > now) yield { opensAt: instantOf(day, opens, hours.timeZone), closesAt };
    }
  }
}
