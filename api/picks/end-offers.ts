import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';
import { letGoSql } from '../stock/held-pieces.ts';

interface Held {
  readonly lineId: number;
  readonly productId: number;
  readonly placeId: number;
  readonly quantity: number;
}

const endSql = `
  update replacement_offers set status = $3, decided_at = $4
  where status = 'open' and ($1::int is null or order_id = $1)
    and ($2::bigint[] is null or pick_line_id = any($2))
  returning line_id::int as "lineId", product_id as "productId", place_id as "placeId", quantity`;
const releaseSql = `
  update order_allocations set
    state = case when quantity <= $4 then 'released' else state end,
    quantity = case when quantity <= $4 then quantity else quantity - $4 end
  where line_id = $1 and product_id = $2 and place_id = $3 and state = 'held'`;

/** Lets go what is put aside for a line of an order. */
export async function letHeldGo(
  trx: Knex,
  { lineId, placeId, productId, quantity }: Held,
): Promise<void> {
  const held = `(select ${String(productId)} as product_id, ${String(placeId)} as place_id,
    ${String(quantity)} as quantity) h`;
  await trx.raw(letGoSql(held));
  await query(trx, releaseSql, [lineId, productId, placeId, quantity]);
}

interface EndedOffers {
  readonly orderId?: number;
  readonly pickLineIds?: readonly number[];
  readonly to: 'refused' | 'expired' | 'withdrawn';
  readonly now: Date;
}

/** Ends what is offered for an order or for lines of its picks, and lets its pieces go; the order's row is locked. */
export async function endOffers(
  trx: Knex,
  { now, orderId, pickLineIds, to }: EndedOffers,
): Promise<void> {
  if (orderId === undefined && pickLineIds === undefined) {
    throw new Error('nobody ends all offers');
  }
  const of = [orderId ?? null, pickLineIds ?? null, to, now];
  for (const held of await query<Held>(trx, endSql, of)) await letHeldGo(trx, held);
}
