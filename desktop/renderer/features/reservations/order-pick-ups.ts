import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { statusOf } from '#ui/api-error.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';
import type { Reservation } from './reservations.ts';

export type OrderPickUps = Reply<Endpoints['admin-order-pick-up-list']>;
export type OrderPickUp = OrderPickUps['results'][number];

const key = ['admin-order-pick-up-list'];

type Signal = { readonly signal: AbortSignal };

export const orderPickUpsQuery = {
  queryKey: key,
  queryFn: ({ signal }: Signal) =>
    client.get('admin-order-pick-up-list', { query: {} }, { signal }),
  refetchInterval: 15_000,
};

export const readOrdersAnew = (): Promise<void> => queries.invalidateQueries({ queryKey: key });

export type FoundPickUp =
  { readonly reservation: Reservation } | { readonly order: OrderPickUp; readonly code: string };

/** What waits under a scanned or typed code: a put-aside piece, or else an order, which has a number too. */
export async function findPickUp(code: string): Promise<FoundPickUp> {
  try {
    return { reservation: await client.post('admin-reservation-find', { body: { code } }) };
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    return { order: await client.post('admin-order-pick-up-find', { body: { code } }), code };
  }
}
