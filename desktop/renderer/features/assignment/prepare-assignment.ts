import { isSelected, wireSelection } from '../../ui/grid/row-selection.ts';
import { gridQuery } from '../../ui/grid/grid-pages.ts';
import type { SelectedRows } from '../../ui/grid/grid-types.ts';
import { client } from '../../lib/client.ts';
import { tickedIds } from './chosen-rows.tsx';

/** As many categories as one call takes. */
export const mostCategories = 200;

export interface Prepared {
  readonly selectionId: string;
  /** Products kept, which the action is for exactly (T-GRID-3). */
  readonly products: number;
  /** Null where more are chosen than one call takes. */
  readonly categoryIds: readonly number[] | null;
}

/** Keeps the chosen products on the server and finds out which categories are meant. */
export async function prepareAssignment(
  products: SelectedRows,
  categories: SelectedRows,
): Promise<Prepared> {
  const selection = wireSelection(products.selection, products.filter);
  const [kept, categoryIds] = await Promise.all([
    client.post('category-products-select', {
      // What the grid holds may not be written to; what is sent is a copy.
      body: structuredClone(selection) as Writable<typeof selection>,
    }),
    categoryIdsOf(categories),
  ]);
  const isTooMany = categoryIds.length > mostCategories;
  return {
    selectionId: kept.id,
    products: kept.count,
    categoryIds: isTooMany ? null : categoryIds,
  };
}

type Writable<T> = T extends readonly (infer U)[]
  ? Writable<U>[]
  : T extends object
    ? { -readonly [K in keyof T]: Writable<T[K]> }
    : T;

/** Ids of the chosen categories; of many no more than are needed to see that it is too many. */
async function categoryIdsOf(chosen: SelectedRows): Promise<readonly number[]> {
  const ticked = tickedIds(chosen);
  if (ticked !== null) return ticked;
  const limit = Math.min(500, mostCategories + 1 + chosen.selection.ids.size);
  const request = { offset: 0, limit, sort: 'urlPath', filter: chosen.filter };
  const { results } = await client.get('grid-categories', { query: gridQuery(request) });
  return results.map(({ id }) => id).filter((id) => isSelected(chosen.selection, id));
}
