import type { Knex } from 'knex';
import type { PayoutStage } from '#core/buyback/payout.ts';
import { stageSql } from './desk-rows.ts';
import type { Rows } from '../../platform/database/rows.ts';

/**
 * What was written off of an order whose goods left for buy-back `b`, which came too late for it: the device pays for
 * them before its seller is paid. Of several devices those pay that were paid out, with less, whichever came first; of
 * the others the first.
 */
const writtenOffSql = `coalesce((
  select sum(greatest(0, o.rest_written_off - coalesce((
      select sum(case when q.amount is not null then e.price - q.amount
        when f.buyback_id < c.buyback_id then e.price else 0 end)
      from order_buybacks f join buybacks e on e.id = f.buyback_id
      left join buyback_payouts q on q.buyback_id = e.id
      where f.order_id = o.id and f.kind = 'swap' and f.released_at is not null
        and f.buyback_id <> c.buyback_id and e.status in ('accepted', 'payout_pending', 'paid')), 0)))
  from order_buybacks c join orders o on o.id = c.order_id
  where c.buyback_id = b.id and c.kind = 'swap' and c.released_at is not null
    and o.rest_written_off > 0 and o.status <> 'returned'), 0)`;

/**
 * Whole units that the seller of buy-back `b` is still to get: the price without what an order took
 * it for (DECISIONS Buy-back, "Swap"). The remainder of an order belongs to its first device.
 */
export const payableSql = `greatest(0, b.price - coalesce((
  select sum(c.amount - case when c.buyback_id = (
      select min(f.buyback_id) from order_buybacks f
      where f.order_id = c.order_id and f.kind = 'swap' and f.released_at is null)
    then o.payout else 0 end)
  from order_buybacks c join orders o on o.id = c.order_id
  where c.buyback_id = b.id and c.kind = 'swap' and c.released_at is null), 0)
  - ${writtenOffSql})::integer`;

/** A buy-back on its way to being paid, locked. */
export type PayoutRow = Pick<Rows['buybacks'], 'id' | 'status' | 'price'> & {
  readonly payable: number;
  /** Goods that its seller got in the same swap are not paid. */
  readonly owesGoods: boolean;
  readonly hasAccount: boolean;
  readonly stage: PayoutStage;
  readonly amount: Rows['buyback_payouts']['amount'] | null;
  readonly preparedBy: Rows['buyback_payouts']['prepared_by'] | null;
};

/** Locks buy-backs in the order of their ids, so that two batches wait for each other. */
export async function lockPayouts(
  trx: Knex,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PayoutRow>> {
  const { rows } = await trx.raw<{ rows: PayoutRow[] }>(
    `select b.id, b.status, b.price, ${payableSql} as payable, ${stageSql} as stage, p.amount,
       exists (select from buyback_identities i where i.buyback_id = b.id) as "hasAccount",
       exists (select from order_buybacks c join orders o on o.id = c.order_id
         where c.buyback_id = b.id and c.kind = 'swap' and o.to_pay > 0) as "owesGoods",
       p.prepared_by as "preparedBy"
     from buybacks b left join buyback_payouts p on p.buyback_id = b.id
     where b.id = any(?) order by b.id for no key update of b`,
    [[...ids]],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export type OrderRow = Pick<
  Rows['payout_orders'],
  'id' | 'kind' | 'reference' | 'released_at' | 'file_made_at'
> & {
  readonly released_by: string;
  readonly supervised_by: string | null;
  readonly count: number;
  readonly total: number;
  readonly open: number;
};

/** How many paid orders stay in sight. */
const mostPaid = 30;

/** Open orders and the latest paid ones, newest first; or just one. */
export async function payoutOrders(db: Knex, id: number | null = null): Promise<OrderRow[]> {
  const { rows } = await db.raw<{ rows: OrderRow[] }>(
    `select o.id, o.kind, o.reference, u.name as released_by, o.released_at, s.name as supervised_by,
       o.file_made_at, count(*)::integer as count, sum(p.amount)::integer as total,
       (count(*) filter (where p.paid_at is null))::integer as open
     from payout_orders o
     join (
       select payout_order_id, amount, paid_at from buyback_payouts
       union all
       select payout_order_id, amount, paid_at from refund_payouts
     ) p on p.payout_order_id = o.id
     join users u on u.id = o.released_by
     left join users s on s.id = o.supervised_by
     where :id::integer is null or o.id = :id
     group by o.id, u.name, s.name
     order by count(*) filter (where p.paid_at is null) > 0 desc, o.id desc
     limit :most + (select count(distinct payout_order_id) from buyback_payouts where paid_at is null)
       + (select count(distinct payout_order_id) from refund_payouts where paid_at is null)`,
    { id, most: mostPaid },
  );
  return rows;
}

export const orderView = (row: OrderRow) => ({
  id: row.id,
  kind: row.kind,
  reference: row.reference,
  releasedBy: row.released_by,
  releasedAt: row.released_at.toISOString(),
  supervisedBy: row.supervised_by,
  fileMadeAt: row.file_made_at?.toISOString() ?? null,
  count: row.count,
  total: row.total,
  open: row.open,
});
