import { isOrderable, type Availability } from '../catalog/availability.ts';
import type { Language } from '../market/market.ts';
import { addDays, daysBetween, type CalendarDate } from '../shared/calendar.ts';
import { oneLine } from './feed-text.ts';
import type { FeedOffer } from './feed-offer.ts';

const words = {
  cs: { nearly_new: 'zánovní', used: 'použité', grade: 'stav' },
  ro: { nearly_new: 'ca nou', used: 'folosit', grade: 'stare' },
} as const;

/** The name with what a buyer must know of a piece that is not new: `iPhone 13 128 GB – použité, stav B`. */
export function honestName(
  { name, condition, grade }: Pick<FeedOffer, 'name' | 'condition' | 'grade'>,
  language: Language,
): string {
  const line = oneLine(name);
  if (condition === 'new') return line;
  const word = words[language];
  const said = grade === null ? word[condition] : `${word[condition]}, ${word.grade} ${grade}`;
  return `${line} – ${said}`;
}

/** When an offer leaves: at once, in so many days, or on a day. Null where it cannot be ordered. */
export type Leaving = { readonly days: number } | { readonly day: CalendarDate };

export function leavingOf(availability: Availability): Leaving | null {
  if (!isOrderable(availability)) return null;
  if ('days' in availability) return { days: availability.days };
  return 'day' in availability ? { day: availability.day } : { days: 0 };
}

/** Whole days from today until it leaves. */
export const daysUntil = (leaving: Leaving, today: CalendarDate): number =>
  'days' in leaving ? leaving.days : Math.max(0, daysBetween(today, leaving.day));

export const dayOf = (leaving: Leaving, today: CalendarDate): CalendarDate =>
  'day' in leaving ? leaving.day : addDays(today, leaving.days);
