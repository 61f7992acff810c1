import { client } from '../../lib/client.ts';
import type { RowChoice, RowField } from '../row-field.ts';

/** Rows that one word finds at most; another word finds the rest. */
const most = 20;

/** Rows of no declared list that are found by a word, by the list that a declaration names. */
export const findersOf: Readonly<Record<string, NonNullable<RowField['find']>>> = {
  'stock-items': async (term, signal) => {
    const query = { term, limit: most };
    const { results } = await client.get('admin-product-list', { query }, { signal });
    return results
      .filter(({ soldAt }) => soldAt === null)
      .map(({ id, code, name, quality, price }) => ({
        value: String(id),
        label: [`${code}/${String(id)}`, name, quality, String(price)]
          .filter((part) => part !== null)
          .join(' · '),
      }));
  },
};

type Reader = (signal: AbortSignal) => Promise<readonly RowChoice[]>;

/** Those that are few enough to be listed. */
export const readersOf: Readonly<Record<string, Reader>> = {
  'stock-places': async (signal) => {
    const { places } = await client.get('warehouse-places', {}, { signal });
    return places.map(({ id, name }) => ({ value: String(id), label: name }));
  },
  categories: async (signal) => {
    const { results } = await client.get('type-categories', {}, { signal });
    return results.map(({ id, name, urlPath }) => ({
      value: String(id),
      label: `${name} (${urlPath})`,
    }));
  },
};
