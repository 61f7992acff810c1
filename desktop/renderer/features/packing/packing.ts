import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';

export type PackDeskView = NonNullable<Reply<Endpoints['pack-desk']>['desk']>;
export type PackAnswer = Reply<Endpoints['pack-scan']>['answer'];
export type ShortPick = Reply<Endpoints['short-picks']>['picks'][number];
export type Replacements = Reply<Endpoints['short-pick-replacements']>;
export type Rest = Reply<Endpoints['short-pick-rest']>;

/** A parcel that was closed at this desk. */
export interface ClosedParcel {
  readonly id: number;
  readonly number: string;
}

export const deskKey = ['pack-desk'];
export const latestKey = ['parcels-latest'];
export const shortsKey = ['short-picks'];

/** Scans of the packing desk in the queue of the station. */
export const packTarget = 'pack';

type Signal = { readonly signal: AbortSignal };

export const deskQuery = {
  queryKey: deskKey,
  queryFn: ({ signal }: Signal) => client.get('pack-desk', {}, { signal }),
};

export const shortsQuery = {
  queryKey: shortsKey,
  queryFn: ({ signal }: Signal) => client.get('short-picks', {}, { signal }),
  refetchInterval: 30_000,
};

export const restQuery = (id: number) => ({
  queryKey: [...shortsKey, id],
  queryFn: ({ signal }: Signal) => client.get('short-pick-rest', { params: { id } }, { signal }),
  staleTime: 0,
});

/** A customer answers while it is looked at. */
export const replacementsQuery = (id: number) => ({
  queryKey: [...shortsKey, id, 'replacements'],
  queryFn: ({ signal }: Signal) =>
    client.get('short-pick-replacements', { params: { id } }, { signal }),
  staleTime: 0,
});
