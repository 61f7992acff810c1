import type { Knex } from 'knex';
import type { OrderModel } from '../order-model.ts';
import { findExchange } from './exchange-rows.ts';

interface Captured {
  readonly id: number;
  readonly captured_amount: number;
}

/**
 * Captures that did not pay what an order is to pay, in their order, unless staff have dealt with them. What was paid
 * before its goods left is not another try at the rest.
 */
export async function strayCaptures(
  db: Knex,
  { id, toPay }: Pick<OrderModel, 'id' | 'toPay'>,
): Promise<Captured[]> {
  const rest = toPay === null ? null : ((await findExchange(db, id))?.settledAt ?? null);
  return db('payments as p')
    .where({ 'p.order_id': id, 'p.status': 'captured', 'p.purpose': 'order' })
    .whereRaw('(?::timestamptz is null or p.created_at > ?)', [rest, rest])
    .whereNotExists(db('refunds as r').whereRaw('r.payment_id = p.id'))
    .orderBy('p.id')
    .select<Captured[]>('p.id', 'p.captured_amount');
}
