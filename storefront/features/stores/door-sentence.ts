import type { Language } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { shortDay } from '../../lib/availability-text.ts';
import { nearDay, timeInZone } from '../../lib/moment.ts';
import type { StoreStates } from './ms-until-change.ts';

type DoorState = Pick<StoreStates['states'][number], 'isOpen' | 'until'>;

/** What a door says, as a phrase key with its values. */
export type DoorSentence =
  | { readonly key: 'openUntil' | 'opensToday' | 'opensTomorrow'; readonly time: string }
  | { readonly key: 'opensOn'; readonly day: string; readonly time: string }
  | { readonly key: 'closedForLong' };

interface Place {
  readonly timeZone: string;
  readonly language: Language;
}

/** `now` is the server's, from the same answer as the state. */
export function doorSentence(
  { isOpen, until }: DoorState,
  now: string,
  { timeZone, language }: Place,
): DoorSentence {
  if (until === null) return { key: 'closedForLong' };
  const at = new Date(until);
  const time = timeInZone(at, timeZone);
  if (isOpen) return { key: 'openUntil', time };
  const day = dayInTimeZone(at, timeZone);
  const near = nearDay(day, dayInTimeZone(new Date(now), timeZone));
  if (near === 'today') return { key: 'opensToday', time };
  if (near === 'tomorrow') return { key: 'opensTomorrow', time };
  return { key: 'opensOn', day: shortDay(day, language), time };
}
