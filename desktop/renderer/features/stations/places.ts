import { client } from '../../lib/client.ts';

/** Places with a queue of their own, by which those who work there may ask. */
export const placesQuery = {
  queryKey: ['warehouse-places-of-queue'],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    (await client.get('pick-queue', { query: {} }, { signal })).places,
};
