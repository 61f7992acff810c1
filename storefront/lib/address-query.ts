import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';

/** What became of an address; null where it cannot even be asked about. */
export const addressQuery = (client: Client, path: string) =>
  queryOptions({
    queryKey: ['address', path],
    queryFn: ({ signal }) =>
      client.get('resolve-address', { query: { path } }, { signal }).catch(() => null),
  });
