import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { MarketCode } from '#core/market/market.ts';
import { readServicePath } from '#core/paths/service-paths.ts';
import { callOrNull } from '../../lib/call-or-null.ts';

export type AnnouncedDevice = Reply<Endpoints['service-selector-data']>;
export type Operation = NonNullable<AnnouncedDevice['operations']>[number];
export type Center = Reply<Endpoints['service-buyout-centers']>['centers'][number];

/** What the address says of the device: its colour, or its model while no colour is chosen. */
interface Named {
  readonly color: string | null;
  readonly model: string | null;
}

/** Of an address's query. Nothing of it is personal. */
export function namedIn(search: string): Named & { readonly operation: string | null } {
  const query = new URLSearchParams(search);
  const [color, model, operation] = ['color', 'model', 'operation'].map((name) => query.get(name));
  return { color: color ?? null, model: model ?? null, operation: operation ?? null };
}

/** The device that an address names, with what is done to it; null where it names none that there is. */
export const announcedDeviceQuery = (client: Client, market: MarketCode, { color, model }: Named) =>
  queryOptions({
    queryKey: ['repair', 'device', color, model],
    queryFn: async ({ signal }): Promise<AnnouncedDevice | null> => {
      const found = await callOrNull(
        color !== null
          ? client.get('service-operations', { query: { productColor: color } }, { signal })
          : client.get('service-search-product', { query: { product: model ?? '' } }, { signal }),
      );
      const steps = found && readServicePath(found.url, market);
      if (!steps) return null;
      const query = {
        productType: steps.productType ?? undefined,
        productManufacturer: steps.productManufacturer ?? undefined,
        productModel: steps.productModel ?? undefined,
        productColor: steps.productColor ?? undefined,
      };
      return callOrNull(client.get('service-selector-data', { query }, { signal }));
    },
    enabled: color !== null || model !== null,
  });

/** Stores that repair. */
export const serviceCentersQuery = (client: Client) =>
  queryOptions({
    queryKey: ['repair', 'centers'],
    queryFn: async ({ signal }): Promise<Center[]> => {
      const { centers } = await client.get('service-buyout-centers', {}, { signal });
      return centers.filter(({ service }) => service);
    },
  });

interface Preparation {
  readonly search: string;
  readonly market: MarketCode;
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Loads the page on the server. */
export async function prepareAnnounce({ search, market, client, queryClient }: Preparation) {
  const named = namedIn(search);
  if (named.color === null && named.model === null) return { status: 200 };
  const device = { ...announcedDeviceQuery(client, market, named), retry: false };
  const [found] = await Promise.all([
    queryClient.query(device),
    queryClient.query({ ...serviceCentersQuery(client), retry: false }),
  ]);
  return { status: found === null ? 404 : 200 };
}
