import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';

/** The rows of products on the front page. */
export const homeQuery = (client: Client) =>
  queryOptions({
    queryKey: ['home'],
    queryFn: ({ signal }) => client.get('catalog-home', {}, { signal }),
  });
