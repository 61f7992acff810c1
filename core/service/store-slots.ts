import { spansOf, type OpeningHours } from '../catalog/opening-hours.ts';
import { addDays } from '../shared/calendar.ts';
import { dayInTimeZone } from '../shared/calendar-day.ts';
import { instantOf } from '../shared/local-time.ts';
import { usualNumber } from '../settings/shop-numbers.ts';

/** Part of an opening for which somebody may announce themselves at a store. */
export interface StoreSlot {
  readonly startsAt: Date;
  /** The first moment after it. */
  readonly endsAt: Date;
}

/** What a store says of its slots. */
export interface SlotRules {
  readonly minutes: number;
  /** Customers that one slot takes; none where nobody is announced. */
  readonly capacity: number;
}

/** From when to when slots are offered; `daysAhead` and `leadMinutes` as the shop sets them. */
interface SlotWindow {
  readonly now: Date;
  readonly daysAhead?: number;
  readonly leadMinutes?: number | undefined;
}

const minuteMs = 60_000;

/** Whether a slot can still be chosen so many minutes before it begins, free places left aside. */
export const isSlotOpen = (
  startsAt: Date,
  now: Date,
  leadMinutes = usualNumber('repair_slot_lead_minutes'),
): boolean => startsAt.getTime() - now.getTime() >= leadMinutes * minuteMs;

/** Whether a slot has begun, after which its customer can neither move nor cancel it. */
export const isSlotOver = (startsAt: Date, now: Date): boolean => startsAt <= now;

/**
 * Slots of a store from the next whole one, in their order. They are counted from each opening by the time that passes, so
 * that none is longer or shorter on the day on which the clocks change; what closing time would cut off is none.
 */
export function storeSlots(
  hours: OpeningHours,
  { minutes, capacity }: SlotRules,
  { now, daysAhead = usualNumber('repair_slot_days'), leadMinutes }: SlotWindow,
): StoreSlot[] {
  if (capacity < 1) return [];
  const today = dayInTimeZone(now, hours.timeZone);
  const days = Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead));
  return days
    .flatMap((day) =>
      spansOf(hours, day).flatMap(({ opens, closes }) => {
        const [from, to] = [opens, closes].map((time) => instantOf(day, time, hours.timeZone));
        return from && to ? cut(from.getTime(), to.getTime(), minutes * minuteMs) : [];
      }),
    )
    .filter(({ startsAt }) => isSlotOpen(startsAt, now, leadMinutes));
}

function cut(from: number, to: number, length: number): StoreSlot[] {
  const count = Math.max(0, Math.floor((to - from) / length));
  return Array.from({ length: count }, (_, at) => ({
    startsAt: new Date(from + at * length),
    endsAt: new Date(from + (at + 1) * length),
  }));
}

/** Slots that take another customer. A booking counts wherever it reaches into: the length may have been another one. */
export const freeSlots = (
  slots: readonly StoreSlot[],
  booked: readonly StoreSlot[],
  capacity: number,
): StoreSlot[] =>
  slots.filter(
    ({ startsAt, endsAt }) =>
      booked.filter((other) => other.startsAt < endsAt && other.endsAt > startsAt).length <
      capacity,
  );
