import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';

/** Which doors are open, by the server. */
export type StoreStates = Reply<Endpoints['store-states']>;

/** Milliseconds after which a door opens or closes, by the server's clock alone. */
export function msUntilChange({ now, states }: StoreStates): number {
  const ends = states.flatMap(({ until }) => (until === null ? [] : [Date.parse(until)]));
  const next = Math.min(...ends) - Date.parse(now);
  // Never more often than every five seconds; and a day's worth is more than a timer needs.
  return Math.min(Math.max(next, 5_000), 3_600_000);
}
