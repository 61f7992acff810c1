import type { Knex } from 'knex';
import { z } from 'zod';
import { refreshCards } from '../read-models/refresh-cards.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { itemInBooks } from './item-in-books.ts';

/** A count of a stock item at a place: pieces that were known, and that lie there. */
export const stockCount = z.object({
  productId: z.int(),
  placeId: z.int(),
  countedFrom: z.int(),
  onHand: z.int(),
});
export type StockCount = z.output<typeof stockCount>;

/**
 * Locks what is counted. A `conflict` of the caller where another number is known by now; 400 where
 * fewer pieces are left than are promised.
 */
export async function lockCounted(
  trx: Knex.Transaction,
  { productId, placeId, countedFrom, onHand }: StockCount,
  conflict: () => Promise<never>,
): Promise<void> {
  const place = { product_id: productId, place_id: placeId };
  await trx('stock')
    .insert({ ...place, on_hand: 0 })
    .onConflict(['product_id', 'place_id'])
    .ignore();
  const [row] = await trx('stock')
    .where(place)
    .forUpdate()
    .select<{ on_hand: number; allocated: number }[]>('on_hand', 'allocated');
  if (row?.on_hand !== countedFrom) return conflict();
  if (onHand < row.allocated) throw new FieldRefusal({ onHand: ['stock_allocated'] });
}

/** Writes a locked count; cards and cached answers follow. */
export async function writeCount(
  trx: Knex.Transaction,
  deps: Dependencies,
  { productId, placeId, onHand }: StockCount,
): Promise<void> {
  await trx('stock')
    .where({ product_id: productId, place_id: placeId })
    .update({ on_hand: onHand });
  const { family } = await itemInBooks(trx, productId);
  await refreshCards(trx, [family], deps);
}

/** Writes off what was prepared; 409 where another number of pieces is known by now. */
export async function releaseWriteOff(
  trx: Knex.Transaction,
  deps: Dependencies,
  count: StockCount,
): Promise<void> {
  await lockCounted(trx, count, () => Promise.reject(new Refusal(409, 'act_stale')));
  await writeCount(trx, deps, count);
}
