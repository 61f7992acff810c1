import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { readComparison } from '#core/catalog/compare-address.ts';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { MarketCode } from '#core/market/market.ts';

export type Compared = Reply<Endpoints['catalog-compare']>;

export const compareQuery = (client: Client, names: readonly string[]) =>
  queryOptions({
    queryKey: ['catalog', 'compare', ...names],
    queryFn: ({ signal }) =>
      client.get('catalog-compare', { query: { names: names.join(',') } }, { signal }),
    enabled: names.length > 0,
    placeholderData: keepPreviousData,
  });

interface Preparation {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly market: MarketCode;
  readonly search: string;
}

/** Loads what the address compares. */
export async function prepareCompare({ client, queryClient, market, search }: Preparation) {
  const { products } = readComparison(market, [...new URLSearchParams(search)]);
  if (products.length > 0) {
    await queryClient.query({ ...compareQuery(client, products), retry: false });
  }
  return { status: 200 };
}
