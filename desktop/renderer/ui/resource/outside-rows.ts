import { client } from '../../lib/client.ts';
import { gridQuery } from '../grid/grid-pages.ts';
import { listKey } from './resource-calls.ts';
import type { RowChoice, RowField } from '../row-field.ts';

/** Rows that one word finds at most; another word finds the rest. */
const most = 20;

/** Rows of a declared list that has thousands, called by some of their columns. */
const ofList =
  (name: string, named: readonly string[]): NonNullable<RowField['find']> =>
  async (term, signal) => {
    const query = gridQuery({ offset: 0, limit: most, sort: '', filter: { term, conditions: [] } });
    const { results } = await client.get(listKey(name), { query }, { signal });
    return results.map((row) => ({
      value: String(row.id),
      label: named.flatMap((column) => row[column] ?? []).join(' '),
    }));
  };

/** Rows that are found by a word, by the list that a declaration names. */
export const findersOf: Readonly<Record<string, NonNullable<RowField['find']>>> = {
  'device-models': ofList('device-models', ['manufacturer', 'name', 'storageGb']),
  filesets: async (term, signal) => {
    const query = { term, limit: most };
    const { results } = await client.get('gallery-filesets-by-term', { query }, { signal });
    return results.map(({ id, name }) => ({ value: String(id), label: name }));
  },
  'device-colors': ofList('device-colors', ['model', 'nameCs']),
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
