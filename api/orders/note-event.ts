import type { Knex } from 'knex';
import type { Rows } from '../platform/database/rows.ts';
import type { OrderModel } from './order-model.ts';

/** What happened to an order that stays where it is: who did it, when, and a key of the phrases that say it. */
export type OrderNote = Pick<Rows['order_events'], 'actor' | 'reason' | 'at'> &
  Partial<Pick<Rows['order_events'], 'staff_id' | 'proof'>>;

/** Adds a line to the history of an order; its state stays. */
export async function noteEvent(
  db: Knex,
  { id, status }: Pick<OrderModel, 'id' | 'status'>,
  note: OrderNote,
): Promise<void> {
  await db('order_events').insert({
    ...note,
    order_id: id,
    from_status: status,
    to_status: status,
  });
}
