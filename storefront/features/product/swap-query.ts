import { queryOptions } from '@tanstack/react-query';
import { priceRange, type PriceRange } from '#core/buyback/price-range.ts';
import type { ProductChoice } from '#core/catalog/product-address.ts';
import type { Client } from '#core/contract/client.ts';
import { callOrNull } from '../../lib/call-or-null.ts';

export type Swap = NonNullable<ProductChoice['swap']>;

const lasting = { staleTime: 10 * 60_000 };

export const swapTypesQuery = (client: Client) =>
  queryOptions({
    ...lasting,
    queryKey: ['buyback', 'types'],
    queryFn: ({ signal }) => client.get('buyback-product-type-choices', {}, { signal }),
  });

export const swapManufacturersQuery = (client: Client, productType: string) =>
  queryOptions({
    ...lasting,
    queryKey: ['swap', 'manufacturers', productType],
    queryFn: ({ signal }) =>
      client.get('buyback-manufacturer-choices', { query: { productType } }, { signal }),
    enabled: productType !== '',
  });

export const swapModelsQuery = (client: Client, productType: string, productManufacturer: string) =>
  queryOptions({
    ...lasting,
    queryKey: ['swap', 'models', productType, productManufacturer],
    queryFn: ({ signal }) =>
      client.get(
        'buyback-model-choices',
        { query: { productType, productManufacturer } },
        { signal },
      ),
    enabled: productManufacturer !== '',
  });

export interface SwapWorth {
  readonly model: string;
  /** From – to over all conditions that we buy; null where we do not buy it now. */
  readonly range: PriceRange | null;
}

interface StoredOffer {
  readonly model: string;
  /** Whole market units, locked. */
  readonly price: number;
}

/** A stored offer whose price still holds; null where there is none. */
export const swapOfferQuery = (client: Client, code: string) =>
  queryOptions({
    queryKey: ['swap', 'offer', code],
    queryFn: async ({ signal }): Promise<StoredOffer | null> => {
      const query = { code };
      const found = await callOrNull(
        client.get('buyback-product-selector-data', { query }, { signal }),
      );
      if (!found?.offer?.locked) return null;
      const { selectedChoices, choices, offer } = found;
      const model = choices.productModel.find(
        ({ value }) => value === selectedChoices.productModel,
      );
      return { model: model?.label ?? '', price: offer.price };
    },
  });

/** What an old device is worth before anything is said of its condition. */
export const swapWorthQuery = (
  client: Client,
  [productType, productManufacturer, productModel]: Swap,
) =>
  queryOptions({
    ...lasting,
    queryKey: ['swap', 'worth', productType, productManufacturer, productModel],
    queryFn: async ({ signal }): Promise<SwapWorth> => {
      const [models, colors] = await Promise.all([
        client.get(
          'buyback-model-choices',
          { query: { productType, productManufacturer } },
          { signal },
        ),
        client.get('buyback-color-choices', { query: { productModel } }, { signal }),
      ]);
      const model = models.choices.find(({ value }) => value === productModel)?.label ?? '';
      // Colours of a model share its price list.
      const productColor = colors.choices[0]?.value;
      if (productColor === undefined) return { model, range: null };
      const { appraisal } = await client.get(
        'buyback-appraisal-form-data',
        { query: { productColor } },
        { signal },
      );
      return { model, range: priceRange(appraisal, {}) };
    },
  });
