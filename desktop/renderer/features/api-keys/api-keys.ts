import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';

export type ApiKey = Reply<Endpoints['api-key-list']>['results'][number];

const key = ['api-keys'];

export const apiKeysQuery = {
  queryKey: key,
  staleTime: 0,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    client.get('api-key-list', {}, { signal }),
};

export const refreshKeys = (): Promise<void> => queries.invalidateQueries({ queryKey: key });
