import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { callOrNull } from '../../lib/call-or-null.ts';
import { msUntilChange } from './ms-until-change.ts';

export type Store = Reply<Endpoints['store']>;

export const storesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['stores'],
    queryFn: ({ signal }) => client.get('stores', {}, { signal }),
  });

/** A store by its slug; null where there is none. */
export const storeQuery = (client: Client, slug: string) =>
  queryOptions({
    queryKey: ['store', slug],
    queryFn: ({ signal }) => callOrNull(client.get('store', { params: { slug } }, { signal })),
  });

/** Which doors are open; asked again when the next of them changes. */
export const statesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['store-states'],
    queryFn: ({ signal }) => client.get('store-states', {}, { signal }),
    // The page may have been kept for a minute before it was read.
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data === undefined ? false : msUntilChange(data)),
  });

interface Preparation {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Loads the list of stores or show rooms on the server. */
export async function prepareStores({ client, queryClient }: Preparation) {
  await Promise.all([
    queryClient.query({ ...storesQuery(client), retry: false }),
    queryClient.query({ ...statesQuery(client), retry: false }),
  ]);
  return { status: 200 };
}

/** Loads the page of one store on the server. */
export async function prepareStore({ client, queryClient }: Preparation, slug: string) {
  const [store] = await Promise.all([
    queryClient.query({ ...storeQuery(client, slug), retry: false }),
    queryClient.query({ ...statesQuery(client), retry: false }),
  ]);
  return { status: store === null ? 404 : 200 };
}
