import { instantOf, offsetAt } from '../shared/local-time.ts';

/** Where an order is on its way through the warehouse, as the control room counts it. */
export const floorStates = [
  'waiting',
  'picking',
  'to_pack',
  'packing',
  'packed',
  'short',
  'skipped',
] as const;
export type FloorState = (typeof floorStates)[number];

/** Orders in one state that go by one delivery to be ready at one moment. */
export interface FloorGroup {
  readonly state: FloorState;
  readonly deliveryCode: string;
  readonly promisedAt: Date | null;
  readonly orders: number;
}

/** Orders that must leave before a carrier comes, by what is still to be done with them. */
export interface CutOff {
  readonly deliveryCode: string;
  /** Null where nothing is promised. */
  readonly at: Date | null;
  readonly isMissed: boolean;
  readonly toPick: number;
  readonly toPack: number;
  readonly toHandOver: number;
}

/** What is still to be done with an order of a state. */
const workOf = {
  waiting: 'toPick',
  skipped: 'toPick',
  picking: 'toPick',
  short: 'toPick',
  to_pack: 'toPack',
  packing: 'toPack',
  packed: 'toHandOver',
} as const satisfies Record<FloorState, string>;

/** A delivery and when it is fetched next; it is named though no order waits for it. */
export interface ComingCutOff {
  readonly deliveryCode: string;
  readonly at: Date;
}

/** Cut-offs, the soonest first; those that were missed are one row a delivery, those without a promise come last. */
export function cutOffsOf(
  groups: readonly FloorGroup[],
  coming: readonly ComingCutOff[],
  now: Date,
): CutOff[] {
  const rows = new Map<string, CutOff>();
  for (const { deliveryCode, at } of coming) {
    rows.set(keyOf(deliveryCode, at, now), emptyRow(deliveryCode, at, now));
  }
  for (const { deliveryCode, promisedAt, state, orders } of groups) {
    const key = keyOf(deliveryCode, promisedAt, now);
    const row = rows.get(key) ?? emptyRow(deliveryCode, promisedAt, now);
    const work = workOf[state];
    rows.set(key, { ...row, at: sooner(row.at, promisedAt), [work]: row[work] + orders });
  }
  return [...rows.values()].sort(
    (a, b) =>
      (a.at?.getTime() ?? Number.MAX_VALUE) - (b.at?.getTime() ?? Number.MAX_VALUE) ||
      (a.deliveryCode < b.deliveryCode ? -1 : 1),
  );
}

const isMissed = (at: Date | null, now: Date): boolean => at !== null && at < now;

const keyOf = (deliveryCode: string, at: Date | null, now: Date): string =>
  `${deliveryCode} ${isMissed(at, now) ? 'missed' : String(at?.getTime())}`;

const emptyRow = (deliveryCode: string, at: Date | null, now: Date): CutOff => ({
  deliveryCode,
  at,
  isMissed: isMissed(at, now),
  toPick: 0,
  toPack: 0,
  toHandOver: 0,
});

const sooner = (a: Date | null, b: Date | null): Date | null => (a && b && b < a ? b : a);

/** The middle of some numbers, of an even number the mean of the two in the middle; null of none. */
export function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** When today began by the market's clocks. */
export function dayBegan(now: Date, { timeZone }: { readonly timeZone: string }): Date {
  const onTheWall = new Date(now.getTime() + offsetAt(now.getTime(), timeZone)).toISOString();
  return instantOf(onTheWall.slice(0, 10), '00:00', timeZone);
}
