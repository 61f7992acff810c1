import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';

export type ControlRoom = Reply<Endpoints['control-room']>;
export type FloorState = ControlRoom['states'][number]['state'];

export const roomKey = ['control-room'];

export const roomQuery = (placeId: number | undefined) => ({
  queryKey: [...roomKey, placeId ?? 0],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    client.get('control-room', { query: { placeId } }, { signal }),
});

/** Tables whose changes show here: an order moves, a piece is picked or packed. */
export const roomTopics = ['orders', 'stock_movements'];

/** Where orders of a state are worked on. */
export const screenOf: Readonly<Record<FloorState, string>> = {
  waiting: '/picking',
  picking: '/picking',
  skipped: '/picking',
  to_pack: '/packing',
  packing: '/packing',
  short: '/packing',
  packed: '/orders',
};
