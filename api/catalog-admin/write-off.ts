import type { Knex } from 'knex';
import { z } from 'zod';
import { refreshCards } from '../read-models/refresh-cards.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { lockStock } from '../stock/lock-stock.ts';
import { moveStock } from '../stock/move-stock.ts';
import { setCount } from '../stock/set-count.ts';
import { itemInBooks } from './item-in-books.ts';

/** A count of a stock item at a place: pieces that were known, and that lie there. */
export const stockCount = z.object({
  productId: z.int(),
  placeId: z.int(),
  countedFrom: z.int(),
  onHand: z.int(),
  /** The bin that was counted; without it pieces go from wherever they lie at the place. */
  binId: z.int().optional(),
  /** Of acts that were prepared before reasons were kept with them it is empty. */
  reason: z.string().default(''),
  /** What a stocktake did not find: it lies with what is missing, is not for sale and in no number above. */
  lost: z.object({ locationId: z.int(), plain: z.int(), passportIds: z.array(z.int()) }).optional(),
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
  const place = { productId, placeId };
  const row = await lockStock(trx, place);
  if (row.onHand !== countedFrom) return conflict();
  if (onHand < row.allocated) throw new FieldRefusal({ onHand: ['stock_allocated'] });
}

/** Writes a locked count; cards and cached answers follow. */
export async function writeCount(
  trx: Knex.Transaction,
  deps: Dependencies,
  { productId, placeId, countedFrom, onHand, binId, reason }: StockCount,
): Promise<void> {
  const why = onHand < countedFrom ? 'written_off' : 'counted';
  const gone = countedFrom - onHand;
  if (binId !== undefined && gone > 0) {
    const move = { productId, quantity: gone, fromId: binId, toId: null };
    await moveStock(trx, [move], { why, note: reason });
  } else {
    await setCount(trx, { productId, placeId, quantity: onHand }, { why, note: reason });
  }
  const { family } = await itemInBooks(trx, productId);
  await refreshCards(trx, [family], deps);
}

/** Writes off what was prepared; 409 where another number of pieces is known by now. */
export async function releaseWriteOff(
  trx: Knex.Transaction,
  deps: Dependencies,
  count: StockCount,
): Promise<void> {
  if (count.lost) return writeOffMissing(trx, count);
  await lockCounted(trx, count, () => Promise.reject(new Refusal(409, 'act_stale')));
  await writeCount(trx, deps, count);
}

/** Writes off what a stocktake did not find; 409 where some of it was found since. */
export async function writeOffMissing(
  trx: Knex.Transaction,
  { productId, lost, reason }: StockCount,
): Promise<void> {
  if (!lost) return;
  const { locationId, passportIds, plain } = lost;
  const move = { productId, fromId: locationId, toId: null };
  const devices = passportIds.map((passportId) => ({ ...move, quantity: 1, passportId }));
  const moves = plain > 0 ? [{ ...move, quantity: plain }, ...devices] : devices;
  try {
    await moveStock(trx, moves, { why: 'written_off', note: reason });
  } catch (error) {
    const constraint = String(Reflect.get(Object(error), 'constraint'));
    const isFound = ['location_stock_never_below_zero', 'stock_units_in_one_place'];
    if (!isFound.includes(constraint)) throw error;
    throw new Refusal(409, 'act_stale');
  }
}
