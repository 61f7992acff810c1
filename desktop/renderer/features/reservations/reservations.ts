import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';

export type ReservationPage = Reply<Endpoints['admin-reservation-list']>;
export type Reservation = ReservationPage['results'][number];
export type OpenStatus = 'preparing' | 'ready';

const key = ['admin-reservation-list'];

type Signal = { readonly signal: AbortSignal };

/** A store has a handful of them at a time. */
export const reservationsQuery = (status: OpenStatus) => ({
  queryKey: [...key, status],
  queryFn: ({ signal }: Signal) =>
    client.get('admin-reservation-list', { query: { status, limit: 200 } }, { signal }),
  refetchInterval: 15_000,
});

export const readAnew = (): Promise<void> => queries.invalidateQueries({ queryKey: key });

/** Minutes until a moment, below zero once it has passed. */
export const minutesUntil = (iso: string, now: Date): number =>
  Math.ceil((new Date(iso).getTime() - now.getTime()) / 60_000);
