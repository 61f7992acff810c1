import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { asApiError } from '#ui/api-error.ts';
import type { SelectorAddress } from './address.ts';

export type SelectorReply = Reply<Endpoints['buyback-product-selector-data']>;

/** The address leads nowhere; `url` is where the server sends instead. */
export interface MissingDevice {
  readonly missing: true;
  readonly url: string | null;
}

export const selectorKey = ({ selection, code }: SelectorAddress) => [
  'buyback',
  'selector',
  code ?? '',
  selection.productType ?? '',
  selection.productManufacturer ?? '',
  selection.productModel ?? '',
  selection.productColor ?? '',
];

/** Everything that the selector shows for an address. A missing device is an answer, no failure. */
export const selectorQuery = (client: Client, address: SelectorAddress) =>
  queryOptions({
    queryKey: selectorKey(address),
    queryFn: async ({ signal }): Promise<SelectorReply | MissingDevice> => {
      const { productType, productManufacturer, productModel, productColor } = address.selection;
      const query = {
        productType: productType ?? undefined,
        productManufacturer: productManufacturer ?? undefined,
        productModel: productModel ?? undefined,
        productColor: productColor ?? undefined,
        code: address.code ?? undefined,
      };
      try {
        return await client.get('buyback-product-selector-data', { query }, { signal });
      } catch (error) {
        const refusal = asApiError(error);
        if (refusal === null || ![400, 404].includes(refusal.status)) throw error;
        return { missing: true, url: refusalOf(refusal.body).url };
      }
    },
  });

/** Reads `{message, url}` of a 400 (API.md, conventions). */
export function refusalOf(body: unknown): { message: string | null; url: string | null } {
  const { message, url } = (body ?? {}) as { message?: unknown; url?: unknown }; // checked below
  return {
    message: typeof message === 'string' ? message : null,
    url: typeof url === 'string' ? url : null,
  };
}

/**
 * The reply with the choices that its page shows. Of the steps before only the chosen one is kept:
 * six hundred models have no place in the document of one of them.
 */
export function withoutPastChoices(reply: SelectorReply): SelectorReply {
  const { selectedChoices: selected, choices } = reply;
  const keep = <C extends { readonly value: string }>(list: C[], value: string | null): C[] =>
    value === null ? list : list.filter((choice) => choice.value === value);
  return {
    ...reply,
    choices: {
      productType: keep(choices.productType, selected.productType),
      productManufacturer: keep(choices.productManufacturer, selected.productManufacturer),
      productModel: keep(choices.productModel, selected.productModel),
      productColor: keep(choices.productColor, selected.productColor),
    },
  };
}

const exampleCount = 8;

/** The best paid models of a manufacturer; of the type's first one where none is named. */
export const bestPricesQuery = (client: Client, type: string, manufacturer: string | null) =>
  queryOptions({
    queryKey: ['buyback', 'best-prices', type, manufacturer ?? ''],
    queryFn: async ({ signal }) => {
      const chosen = manufacturer ?? (await firstManufacturer(client, type, signal));
      if (chosen === null) return { manufacturer: null, models: [] };
      const query = { productType: type, productManufacturer: chosen };
      const { choices } = await client.get('buyback-model-choices', { query }, { signal });
      const models = choices
        .filter((model) => model.maximalPrice !== null)
        .toSorted((a, b) => (b.maximalPrice ?? 0) - (a.maximalPrice ?? 0))
        .slice(0, exampleCount);
      return { manufacturer: chosen, models };
    },
  });

async function firstManufacturer(
  client: Client,
  productType: string,
  signal: AbortSignal,
): Promise<string | null> {
  const query = { productType };
  const { choices } = await client.get('buyback-manufacturer-choices', { query }, { signal });
  return choices[0]?.value ?? null;
}
