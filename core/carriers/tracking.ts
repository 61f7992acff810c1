import type { OrderStatus } from '../orders/order-status.ts';

/** What became of a parcel at its carrier, from the least to the last. */
export const trackingStates = [
  'announced',
  'in_transit',
  'ready_for_pickup',
  'returning',
  'lost',
  'delivered',
  'came_back',
] as const;
export type TrackingState = (typeof trackingStates)[number];

/** A carrier's message; `code` is its own word for it. */
export interface TrackedEvent {
  readonly at: Date;
  readonly state: TrackingState;
  readonly code: string;
}

const isFinal = (state: TrackingState): boolean => state === 'delivered' || state === 'came_back';

/**
 * The state after messages that come late, twice and in any order: nothing goes back. What was handed over or came back
 * stays so; what was lost may still be found. Of two final ones the earlier counts.
 */
export function afterTracking(
  before: TrackingState,
  events: readonly TrackedEvent[],
): TrackingState {
  if (isFinal(before)) return before;
  const final = events
    .filter(({ state }) => isFinal(state))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())[0];
  if (final) return final.state;
  const rank = (state: TrackingState): number => trackingStates.indexOf(state);
  return events.reduce((best, { state }) => (rank(state) > rank(best) ? state : best), before);
}

const atLeast = (state: TrackingState, least: TrackingState): boolean =>
  trackingStates.indexOf(state) >= trackingStates.indexOf(least);

/**
 * The moves that an order makes because of all its parcels, one after the other. A parcel that comes back or is lost holds
 * the order where it is: what becomes of its money is for people to say.
 */
export function orderStepsAfter(
  status: OrderStatus,
  parcels: readonly TrackingState[],
): OrderStatus[] {
  const isOnTheWay = ['packed', 'handed_over', 'ready_for_pickup'].includes(status);
  if (!isOnTheWay || parcels.length === 0) return [];
  if (!parcels.every((state) => atLeast(state, 'in_transit'))) return [];
  const left: OrderStatus[] = status === 'packed' ? ['handed_over'] : [];
  if (parcels.every((state) => state === 'delivered')) return [...left, 'delivered'];
  const waits = parcels.every((state) => state === 'ready_for_pickup' || state === 'delivered');
  if (waits && status !== 'ready_for_pickup') return [...left, 'ready_for_pickup'];
  return left;
}

const hour = 3_600_000;

/**
 * When a carrier is asked of a parcel again; null where there is nothing more to hear. What nobody heard of for 45 days is
 * given up, as carriers forget theirs by then.
 */
export function nextTracking(state: TrackingState, announcedAt: Date, now: Date): Date | null {
  if (isFinal(state)) return null;
  const age = now.getTime() - announcedAt.getTime();
  if (age > 45 * 24 * hour) return null;
  const wait = state === 'ready_for_pickup' || state === 'lost' || age > 7 * 24 * hour ? 4 : 1;
  return new Date(now.getTime() + wait * hour);
}

/** Tries until somebody has to see to it, and how long one waits after each; the last one doubles no more. */
const mostTries = 6;
const firstWaitMs = 20_000;

/** How long to wait after so many tries that a carrier did not answer; null: give up. */
export const retryAfter = (tries: number): number | null =>
  tries >= mostTries ? null : firstWaitMs * 3 ** Math.max(0, tries - 1);
