import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from './client.ts';

export type Station = Reply<Endpoints['station-list']>['results'][number];

/** All stations, by their codes. */
export const stationsQuery = {
  queryKey: ['stations'],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly Station[]> =>
    (await client.get('station-list', { query: { limit: 100 } }, { signal })).results,
};
