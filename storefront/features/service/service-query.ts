import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { MarketCode } from '#core/market/market.ts';
import { readServicePath } from '#core/paths/service-paths.ts';
import { wantedIn } from './use-wanted.ts';
import type { SelectedSteps } from '#core/paths/selected-steps.ts';
import { asApiError } from '#ui/api-error.ts';

export type ServiceReply = Reply<Endpoints['service-selector-data']>;
export type Ways = Reply<Endpoints['service-ways']>;
export type Operation = NonNullable<ServiceReply['operations']>[number];

/** The address leads nowhere; `url` is the last step of it that is still offered. */
interface MissingDevice {
  readonly missing: true;
  readonly url: string | null;
}

/** All that an address of the service shows; an answer of an address that was left is never shown. */
export const serviceQuery = (client: Client, steps: SelectedSteps) =>
  queryOptions({
    queryKey: ['service', 'selector', steps],
    queryFn: async ({ signal }): Promise<ServiceReply | MissingDevice> => {
      const query = {
        productType: steps.productType ?? undefined,
        productManufacturer: steps.productManufacturer ?? undefined,
        productModel: steps.productModel ?? undefined,
        productColor: steps.productColor ?? undefined,
      };
      try {
        return await client.get('service-selector-data', { query }, { signal });
      } catch (error) {
        const refusal = asApiError(error);
        if (refusal === null || ![400, 404].includes(refusal.status)) throw error;
        const { url } = (refusal.body ?? {}) as { url?: unknown }; // checked here
        return { missing: true, url: typeof url === 'string' ? url : null };
      }
    },
  });

/** The ways out for a device with a fault. */
export const waysQuery = (client: Client, productModel: string, operation: string) =>
  queryOptions({
    queryKey: ['service', 'ways', productModel, operation],
    queryFn: ({ signal }) =>
      client.get('service-ways', { query: { productModel, operation } }, { signal }),
  });

interface Preparation {
  readonly path: string;
  readonly search: string;
  readonly market: MarketCode;
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Loads the page on the server. */
export async function prepareService({ path, search, market, client, queryClient }: Preparation) {
  const steps = readServicePath(path, market);
  if (steps === null) return { status: 404 };
  const reply = await queryClient.query({ ...serviceQuery(client, steps), retry: false });
  if ('missing' in reply) return { status: 404 };
  const { productModel } = reply.selectedChoices;
  const wanted = wantedIn(search);
  const isDone = reply.operations?.some(({ slug }) => slug === wanted) ?? false;
  if (productModel !== null && wanted !== null && isDone) {
    // The page does without the comparison.
    await queryClient.query(waysQuery(client, productModel, wanted)).catch(() => undefined);
  }
  return { status: 200 };
}

/** Typed text and what was found; asked from two letters on. */
export const serviceSearchQuery = (client: Client, typed: string) =>
  queryOptions({
    queryKey: ['service', 'search', typed],
    queryFn: ({ signal }) =>
      client.get('service-smart-search', { query: { q: typed } }, { signal }),
    enabled: typed.trim().length >= 2,
  });
