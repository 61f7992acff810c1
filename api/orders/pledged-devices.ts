import type { Knex } from 'knex';
import type { Rows } from '../platform/database/rows.ts';

/** A device that is set off against an order, as it stands. */
export type PledgedRow = Pick<Rows['buybacks'], 'id' | 'status' | 'price'> & {
  /** Whether its customer was asked what to do after the inspection. */
  readonly isAsked: boolean;
};

/** The order that waits for a device; null where none does. */
export async function findWaitingOrder(db: Knex, buybackId: number): Promise<number | null> {
  const row = await db('order_buybacks as c')
    .join('orders as o', 'o.id', 'c.order_id')
    .where({ 'c.buyback_id': buybackId, 'c.kind': 'swap', 'o.status': 'awaiting_device' })
    .whereNull('c.released_at')
    .first<{ id: number } | undefined>('o.id');
  return row?.id ?? null;
}

/** All devices that are set off against an order, in the order of their ids. */
export async function findPledged(db: Knex, orderId: number): Promise<PledgedRow[]> {
  const { rows } = await db.raw<{ rows: PledgedRow[] }>(
    `select b.id, b.status, b.price, exists (
       select from counter_offers f where f.buyback_id = b.id and f.decision = 'open') as "isAsked"
     from order_buybacks c join buybacks b on b.id = c.buyback_id
     where c.order_id = ? and c.kind = 'swap' and c.released_at is null order by b.id`,
    [orderId],
  );
  return rows;
}
