import type { Knex } from 'knex';
import type { MoveReason } from './move-stock.ts';
import { putIn, putInAll } from './put-in.ts';
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

/** Makes the warehouse have so many of each of many products; the caller has locked their rows of stock there. */
export async function setCountAll(
  trx: Knex.Transaction,
  counts: readonly (PiecesAtPlace & { readonly before: number })[],
  reason: MoveReason,
): Promise<void> {
  const more = counts.filter(({ quantity, before }) => quantity > before);
  const less = counts.filter(({ quantity, before }) => quantity < before);
  const coming = more.map(({ quantity, before, ...of }) => ({
    ...of,
    quantity: quantity - before,
  }));
  const going = less.map(({ quantity, before, ...of }) => ({ ...of, quantity: before - quantity }));
  await putInAll(trx, coming, reason);
  await takeOut(trx, going, reason);
}
