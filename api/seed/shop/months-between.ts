import type { CalendarDate } from '#core/shared/calendar.ts';

/** Whole months from the month of one day to that of another. */
export const monthsBetween = (from: CalendarDate, to: CalendarDate): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));
