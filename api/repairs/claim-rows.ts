import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import { query } from '../platform/database/query.ts';
import type { RepairModel } from './repair-model.ts';

/** Whether a repair claims what was repaired or bought here. */
export const isClaim = ({ claimedOrderId, claimedRepairId }: RepairModel): boolean =>
  claimedOrderId !== null || claimedRepairId !== null;

/** The order that was paid for what is claimed: that of the goods, or the bill of the earlier repair. */
export async function claimedOrderOf(db: Knex, row: RepairModel): Promise<number | null> {
  if (row.claimedOrderId !== null) return row.claimedOrderId;
  if (row.claimedRepairId === null) return null;
  const [earlier] = await query<{ id: number | null }>(
    db,
    'select order_id::int as id from repairs where id = $1',
    [row.claimedRepairId],
  );
  return earlier?.id ?? null;
}

export interface ClaimedPiece {
  readonly unitId: number;
  readonly position: number;
  readonly name: string;
  readonly paid: number;
  readonly productId: number | null;
}

// The first piece of each line that money can still go back of.
const piecesSql = `
  select distinct on (l.position) u.id::int as "unitId", l.position, l.name->>$2 as name,
    u.net as paid, l.product_id as "productId"
  from order_units u
  join order_lines l on l.id = u.line_id
  join orders o on o.id = l.order_id
  where l.order_id = $1 and l.kind not in ('shipping', 'payment_fee') and u.closed_at is null
    and o.payment_status in ('paid', 'partly_refunded')
    and not exists (select from refund_units r where r.unit_id = u.id)
    and not exists (select from withdrawal_units w where w.unit_id = u.id and w.is_open)
  order by l.position, u.position`;

export const claimedPieces = (
  db: Knex,
  orderId: number | null,
  language: Language,
): Promise<ClaimedPiece[]> =>
  orderId === null ? Promise.resolve([]) : query<ClaimedPiece>(db, piecesSql, [orderId, language]);

const barredSql = `
  select (select count(*)::int from repair_claims c join repairs r on r.id = c.repair_id
      where c.outcome = 'exchanged' and coalesce(r.claimed_order_id,
        (select e.order_id from repairs e where e.id = r.claimed_repair_id)) = $1
      and not exists (select from goods_returns g where g.order_id = $1 and g.kind = 'complaint'
        and g.opened_at >= c.settled_at)) as out,
    (select count(*)::int from order_units u join order_lines l on l.id = u.line_id
      where l.order_id = $1 and l.kind = 'goods' and u.closed_at is null and u.cut_of is null
        and not exists (select from refund_units r where r.unit_id = u.id)) as pieces`;

/** Whether every piece of an order was exchanged already without coming back to the house. */
export async function isExchangedAlready(db: Knex, orderId: number | null): Promise<boolean> {
  if (orderId === null) return false;
  const [row] = await query<{ out: number; pieces: number }>(db, barredSql, [orderId]);
  return row !== undefined && row.out >= row.pieces;
}

/** What a prepared refund of a claim is about: one at a time. */
export const claimSubject = (repairId: number): string => `repair:${String(repairId)}`;
