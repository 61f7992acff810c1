import type { Knex } from 'knex';
import { moveStock } from '../../stock/move-stock.ts';
import { chooseLocations, type PiecesAtPlace } from '../../stock/take-out.ts';

interface Pair {
  readonly doubleId: number;
  readonly intoId: number;
}

/**
 * Puts the pieces of a double among those of the variant that stays. Used pieces and conditions that
 * it has none of move as they are, with their prices, offers and orders. Where both sell the same
 * condition, what is free goes over; what is promised stays where its orders find it.
 */
export async function mergeStock(trx: Knex.Transaction, pair: Pair): Promise<void> {
  const alike = await lockAlike(trx, pair);
  await trx.raw(
    `update products p set master_product_id = :intoId, version = p.version + 1
     where p.master_product_id = :doubleId and not p.id = any(:staying)`,
    { ...pair, staying: alike.map(({ from }) => from) },
  );
  for (const { from, to } of alike) await moveFree(trx, from, to);
}

interface Alike {
  readonly from: number;
  readonly to: number;
}

/** Stock items that both have, one of a condition; locked in the order of their ids. */
async function lockAlike(trx: Knex, { doubleId, intoId }: Pair): Promise<readonly Alike[]> {
  await trx.raw(`select 1 from products where master_product_id in (?, ?) order by id for update`, [
    doubleId,
    intoId,
  ]);
  const { rows } = await trx.raw<{ rows: Alike[] }>(
    `select a.id as from, b.id as to from products a
     join products b on b.condition = a.condition and not b.is_single_unit
       and b.master_product_id = ?
     where a.master_product_id = ? and not a.is_single_unit order by a.id`,
    [intoId, doubleId],
  );
  return rows;
}

async function moveFree(trx: Knex.Transaction, from: number, to: number): Promise<void> {
  await trx.raw(
    'select 1 from stock where product_id in (?, ?) order by product_id, place_id for update',
    [from, to],
  );
  const { rows: free } = await trx.raw<{ rows: PiecesAtPlace[] }>(
    `select product_id as "productId", place_id as "placeId", on_hand - allocated as quantity
     from stock where product_id = ? and on_hand > allocated order by place_id`,
    [from],
  );
  const chosen = await chooseLocations(trx, free);
  const out = chosen.map((one) => ({ ...one, toId: null }));
  const back = chosen.map((one) => ({ ...one, productId: to, fromId: null, toId: one.fromId }));
  await moveStock(trx, out, { why: 'merged' });
  await moveStock(trx, back, { why: 'merged' });
  await trx('products')
    .where({ id: from })
    .update({ is_on_sale: false, version: trx.raw('version + 1') });
  // A cart that holds both keeps the double's line, which says that it is not sold any more.
  await trx.raw(
    `update cart_packages k set product_id = :to where k.product_id = :from and k.removed_at is null
       and not exists (select from cart_packages o where o.cart_id = k.cart_id
         and o.product_id = :to and o.removed_at is null)`,
    { from, to },
  );
}
