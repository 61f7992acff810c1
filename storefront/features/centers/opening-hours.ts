import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';

export type Center = Reply<Endpoints['service-buyout-centers']>['centers'][number];
export type DayHours = Center['openingHours'][number];

/** Day and time on the market's clock: 0 is Monday, minutes count from midnight. */
export interface LocalTime {
  readonly weekday: number;
  readonly minutes: number;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** What clocks in a zone show at an instant. */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: 'weekday' | 'hour' | 'minute') =>
    parts.find((each) => each.type === type)?.value ?? '';
  return {
    weekday: weekdays.indexOf(part('weekday')),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** What a visitor who stands at the door wants to know. */
export type DoorState =
  | { readonly key: 'openUntil' | 'opensToday'; readonly time: string }
  | { readonly key: 'closedNow' | 'closedToday' };

/** The minute of closing is closed already: nobody is let in then. */
export function doorState(hours: readonly DayHours[], { weekday, minutes }: LocalTime): DoorState {
  const today = hours[weekday] ?? [];
  if (today.length === 0) return { key: 'closedToday' };
  const next = today.find(({ closes }) => minutes < minutesOf(closes));
  if (next === undefined) return { key: 'closedNow' };
  if (minutes < minutesOf(next.opens)) return { key: 'opensToday', time: next.opens };
  return { key: 'openUntil', time: next.closes };
}
