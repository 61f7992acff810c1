import type { Knex } from 'knex';
import type { MoveReason } from './move-stock.ts';
import { putIn } from './put-in.ts';
import { takeOut, type PiecesAtPlace } from './take-out.ts';

/** Makes a place have so many pieces of a product as somebody says; the caller has locked its row of stock. */
export async function setCount(
  trx: Knex.Transaction,
  { productId, placeId, quantity }: PiecesAtPlace,
  reason: MoveReason,
): Promise<void> {
  const row: { readonly on_hand: number } | undefined = await trx('stock')
    .where({ product_id: productId, place_id: placeId })
    .first('on_hand');
  const more = quantity - (row?.on_hand ?? 0);
  if (more > 0) await putIn(trx, { productId, placeId, quantity: more }, reason);
  if (more < 0) await takeOut(trx, [{ productId, placeId, quantity: -more }], reason);
}
