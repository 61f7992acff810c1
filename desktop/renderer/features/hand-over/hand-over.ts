import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';

export type HandOverList = Reply<Endpoints['hand-over-list']>;
export type HandOverView = Reply<Endpoints['hand-over']>;
export type HandOverAnswer = Reply<Endpoints['hand-over-scan']>['answer'];
export type Manifest = HandOverList['manifests'][number];
export type ParcelAtDoor = HandOverView['missing'][number];

/** Whose van is loaded, and where. */
export interface Van {
  readonly carrier: HandOverView['carrier'];
  readonly placeId: number;
}

type Signal = { readonly signal: AbortSignal };
const listKey = ['hand-over-list'];
const openKey = ['hand-over'];

export const listQuery = {
  queryKey: listKey,
  queryFn: ({ signal }: Signal) => client.get('hand-over-list', {}, { signal }),
  refetchInterval: 30_000,
};

/** A colleague scans at the same van, and orders are cancelled meanwhile. */
export const openQuery = ({ carrier, placeId }: Van) => ({
  queryKey: [...openKey, carrier, placeId],
  queryFn: ({ signal }: Signal) =>
    client.get('hand-over', { query: { carrier, placeId } }, { signal }),
  refetchInterval: 10_000,
});

export function readAnew(): void {
  void queries.invalidateQueries({ queryKey: openKey });
  void queries.invalidateQueries({ queryKey: listKey });
}
