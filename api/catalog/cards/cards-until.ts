import { instantOf } from '#core/shared/local-time.ts';
import { addDays } from '#core/shared/calendar.ts';

let last: { readonly key: string; readonly until: Date } | null = null;

/** The midnight that ends a day: until then availability says the same. */
export function cardsUntil(today: string, timeZone: string): Date {
  const key = `${timeZone} ${today}`;
  // Asked at every call, and a zone's clock is costly to read.
  if (last?.key !== key) last = { key, until: instantOf(addDays(today, 1), '00:00', timeZone) };
  return last.until;
}
