import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';
import type { Rows } from '../platform/database/rows.ts';

/** Free pieces of products by the store where they lie. */
export type FreePieces = ReadonlyMap<number, ReadonlyMap<number, number>>;

const freeSql = `
  select s.product_id, l.store_id, s.on_hand - s.allocated as free
  from stock s join stock_places l on l.id = s.place_id
  where s.product_id = any($1::int[]) and s.on_hand > s.allocated and l.store_id is not null`;

type FreeRow = Pick<Rows['stock'], 'product_id'> & {
  readonly store_id: number;
  readonly free: number;
};

/** Where free pieces of products lie in stores, in one statement. */
export async function findFreePieces(db: Knex, productIds: readonly number[]): Promise<FreePieces> {
  const rows = await query<FreeRow>(db, freeSql, [productIds]);
  const lying = new Map<number, Map<number, number>>();
  for (const { product_id, store_id, free } of rows) {
    const there = lying.get(store_id) ?? new Map<number, number>();
    lying.set(store_id, there.set(product_id, free));
  }
  return lying;
}

/** Whether every wanted piece lies free at one store. */
export const liesAt = (
  free: FreePieces,
  store: number,
  wanted: ReadonlyMap<number, number>,
): boolean =>
  [...wanted].every(([product, pieces]) => (free.get(store)?.get(product) ?? 0) >= pieces);
