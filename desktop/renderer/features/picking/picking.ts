import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';
import { roundKey } from '../../lib/pick-round.ts';

export type PickQueue = Reply<Endpoints['pick-queue']>;
export type PickRound = NonNullable<Reply<Endpoints['pick-round']>['round']>;
export type RoundLine = PickRound['lines'][number];
export type PickAnswer = Reply<Endpoints['pick-scan']>['answer'];

const queueKey = ['pick-queue'];

type Signal = { readonly signal: AbortSignal };

export const queueQuery = (placeId: number | undefined) => ({
  queryKey: [...queueKey, placeId ?? 0],
  queryFn: ({ signal }: Signal) => client.get('pick-queue', { query: { placeId } }, { signal }),
  // What waits changes with every order; ages are read anew as well.
  refetchInterval: 15_000,
});

export const roundQuery = {
  queryKey: roundKey,
  queryFn: ({ signal }: Signal) => client.get('pick-round', {}, { signal }),
};

/** Scans of a walk in the queue of the station. */
export const scansOf = (roundId: number): string => `pick:${String(roundId)}`;
