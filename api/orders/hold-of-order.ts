import type { Knex } from 'knex';
import type { PaymentKind } from '#core/deliveries/matrix.ts';
import { heldShare, leastShrinkingShare, type HeldPieces } from '#core/orders/unpaid-order.ts';
import { query } from '../platform/database/query.ts';
import type { LeftPieces } from './reserve-stock.ts';

const heldSql = `
  with own as (
    select distinct a.product_id from order_allocations a join order_lines l on l.id = a.line_id
    where l.order_id = $1 and a.state = 'held'
  )
  select
    (select sum(s.on_hand)::integer from stock s where s.product_id = own.product_id) as "onHand",
    (select sum(a.quantity)::integer from order_allocations a
      join order_lines l on l.id = a.line_id join orders o on o.id = l.order_id
      where a.product_id = own.product_id and a.state = 'held'
        and o.status in ('created', 'awaiting_payment')) as unpaid
  from own`;

/** The largest share of a product of the order that others cannot buy because of unpaid orders. */
export async function heldShareOf(db: Knex, orderId: number): Promise<number> {
  const held = await query<HeldPieces>(db, heldSql, [orderId]);
  return Math.max(0, ...held.map(heldShare));
}

/** Whether so much of what was taken from is taken that the share of unpaid orders matters. */
export const isScarce = (left: readonly LeftPieces[]): boolean =>
  left.some(
    ({ free, onHand }) => heldShare({ onHand, unpaid: onHand - free }) > leastShrinkingShare,
  );

/** How an order is paid, by the code of its method; null where nothing was to pay. */
export async function paymentKindOf(db: Knex, code: string | null): Promise<PaymentKind | null> {
  if (code === null) return null;
  const method: { kind: PaymentKind } | undefined = await db('payment_methods')
    .where({ code })
    .first('kind');
  return method?.kind ?? null;
}
