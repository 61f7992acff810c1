import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import type { OrderModel } from '../orders/order-model.ts';
import { findOrder } from '../orders/lock-order.ts';
import { query } from '../platform/database/query.ts';
import type { RepairModel } from './repair-model.ts';

// A claim of an earlier claim is about what that one claimed, unless it was paid for itself.
const orderSql = `
  with recursive earlier as (
    select id, order_id, claimed_order_id, claimed_repair_id from repairs where id = $1
    union
    select r.id, r.order_id, r.claimed_order_id, r.claimed_repair_id
    from earlier e join repairs r on r.id = e.claimed_repair_id
    where e.order_id is null and e.claimed_order_id is null
  )
  select coalesce(order_id, claimed_order_id)::int as id from earlier
  where order_id is not null or claimed_order_id is not null limit 1`;

/** The order that was paid for what is claimed: that of the goods, or the bill of the earlier repair. */
export async function claimedOrderOf(
  db: Knex,
  { claimedOrderId, claimedRepairId }: Pick<RepairModel, 'claimedOrderId' | 'claimedRepairId'>,
): Promise<number | null> {
  if (claimedOrderId !== null || claimedRepairId === null) return claimedOrderId;
  const [earlier] = await query<{ id: number }>(db, orderSql, [claimedRepairId]);
  return earlier?.id ?? null;
}

/** The same, locked: of two who settle claims of one order one is first. */
export async function lockClaimedOrder(trx: Knex, row: RepairModel): Promise<OrderModel | null> {
  const id = await claimedOrderOf(trx, row);
  return id === null ? null : findOrder(trx, { id }, true);
}

export interface ClaimedPiece {
  readonly unitId: number;
  readonly position: number;
  readonly name: string;
  readonly paid: number;
  /** Its stock item; null of work, which is not exchanged. */
  readonly productId: number | null;
}

// The first piece of each line that its customer has, and that money can still go back of.
const piecesSql = `
  select distinct on (l.position) u.id::int as "unitId", l.position, l.name->>$2 as name,
    u.net as paid, l.product_id as "productId"
  from order_units u
  join order_lines l on l.id = u.line_id
  join orders o on o.id = l.order_id
  where l.order_id = $1 and l.kind not in ('shipping', 'payment_fee') and u.closed_at is null
    and o.status = 'delivered' and o.payment_status in ('paid', 'partly_refunded', 'none')
    and not exists (select from refund_units r where r.unit_id = u.id)
    and not exists (select from withdrawal_units w where w.unit_id = u.id and w.is_open)
  order by l.position, u.position`;

export const claimedPieces = (
  db: Knex,
  orderId: number | null,
  language: Language,
): Promise<ClaimedPiece[]> =>
  orderId === null ? Promise.resolve([]) : query<ClaimedPiece>(db, piecesSql, [orderId, language]);

const leftSql = `
  select (select count(*)::int from repair_claims c
      where c.order_id = $1 and c.outcome = 'exchanged' and not exists (select from goods_returns g
        where g.order_id = $1 and g.kind = 'complaint' and g.opened_at >= c.settled_at)) as out,
    (select count(*)::int from order_units u join order_lines l on l.id = u.line_id
      where l.order_id = $1 and l.kind = 'goods' and u.closed_at is null and u.cut_of is null
        and not exists (select from refund_units r where r.unit_id = u.id)) as pieces`;

/** Whether every piece of an order was exchanged already without coming back to the house. */
export async function isExchangedAlready(db: Knex, orderId: number): Promise<boolean> {
  const [row] = await query<{ out: number; pieces: number }>(db, leftSql, [orderId]);
  return row !== undefined && row.out > 0 && row.out >= row.pieces;
}
