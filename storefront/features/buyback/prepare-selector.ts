import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import { markets, type MarketCode } from '#core/market/market.ts';
import { readAddress } from './address.ts';
import {
  bestPricesQuery,
  selectorKey,
  selectorQuery,
  withoutPastChoices,
} from './selector-queries.ts';

interface Preparation {
  readonly path: string;
  readonly market: MarketCode;
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Loads what the selector's page shows, on the server. */
export async function prepareSelector({ path, market, client, queryClient }: Preparation) {
  const address = readAddress(path, market);
  if (address === null) return { status: 404 };
  const reply = await queryClient.query({ ...selectorQuery(client, address), retry: false });
  // The page says so and leads on; a search engine shall forget the address.
  if ('missing' in reply) return { status: 404 };
  if (address.code === null && reply.url !== path) return { status: 302, location: reply.url };
  queryClient.setQueryData(selectorKey(address), withoutPastChoices(reply));
  const { productType, productManufacturer } = reply.selectedChoices;
  if (productManufacturer === null) {
    const type = productType ?? markets[market].phoneTypeSlug;
    // Examples are no reason to fail the page.
    await queryClient
      .query({ ...bestPricesQuery(client, type, null), retry: false })
      .catch(() => null);
  }
  return { status: 200 };
}
