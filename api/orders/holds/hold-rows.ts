import type { Knex } from 'knex';
import { rowModel } from '../../platform/database/row-model.ts';
import type { Rows } from '../../platform/database/rows.ts';

/** A card that is held for an order, and how that ended: a row of `order_holds`. */
export class HoldModel extends rowModel('order_holds') {
  static override readonly idColumn = 'payment_id';
}

/** A card that is held now, with nothing decided about it. */
export interface LiveHold {
  readonly paymentId: number;
  /** Whole units. */
  readonly amount: number;
  readonly endsAt: Date;
}

/** Of an order `o`: whether its goods may leave because a card is held. */
export const isHeldSql = `exists (select from order_holds h join payments hp on hp.id = h.payment_id
  where h.order_id = o.id and h.ending is null and hp.status = 'authorised')`;

const liveRows = (db: Knex, orderId: number) =>
  db('order_holds as h')
    .join('payments as p', 'p.id', 'h.payment_id')
    .where({ 'h.order_id': orderId, 'p.status': 'authorised' })
    .whereNull('h.ending')
    .orderBy('h.payment_id', 'desc')
    .select<LiveHold[]>('h.payment_id as paymentId', 'p.amount', 'h.ends_at as endsAt');

/** All cards that are held for an order; more than one while a new one takes the place of the other. */
export const liveHolds = async (db: Knex, orderId: number): Promise<LiveHold[]> =>
  liveRows(db, orderId);

/** The card that is held for an order, the newest one; null where none is. */
export async function liveHold(db: Knex, orderId: number): Promise<LiveHold | null> {
  const [row] = await liveRows(db, orderId);
  return row ?? null;
}

export type HoldRow = Pick<
  Rows['order_holds'],
  'ending' | 'ending_amount' | 'ends_at' | 'problem' | 'told_at' | 'decided_at'
> &
  Pick<Rows['payments'], 'amount' | 'status'> & { readonly paymentId: number };

/** The last card that was held for an order, whatever became of it. */
export async function lastHold(db: Knex, orderId: number): Promise<HoldRow | null> {
  const row = await db('order_holds as h')
    .join('payments as p', 'p.id', 'h.payment_id')
    .where({ 'h.order_id': orderId })
    .orderBy('h.payment_id', 'desc')
    .first<HoldRow | undefined>(
      'h.payment_id as paymentId',
      'h.ending',
      'h.ending_amount',
      'h.ends_at',
      'h.problem',
      'h.told_at',
      'h.decided_at',
      'p.amount',
      'p.status',
    );
  return row ?? null;
}
