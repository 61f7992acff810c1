import type { Knex } from 'knex';
import { z } from 'zod';
import type { Dependencies } from '../platform/dependencies.ts';
import { applyNews, type PaymentRow } from './apply-news.ts';
import { OrderModel } from '../orders/order-model.ts';

/** A movement as staff type it; as it is kept until another person releases it. */
export const typedTransfer = z.object({
  movement: z.string(),
  variableSymbol: z.string(),
  amount: z.int(),
});

interface Transfer {
  /** The bank's own name of the movement. */
  readonly movement: string;
  readonly variableSymbol: string;
  /** Whole units. */
  readonly amount: number;
}

/** The word for a transfer among providers. */
const provider = 'bank_transfer';

/**
 * Takes a movement of the shop's account: its variable symbol is the order's number. The same
 * movement again changes nothing; one that names no order is kept and answered with null.
 */
export async function takeTransfer(
  trx: Knex.Transaction,
  deps: Dependencies,
  { movement, variableSymbol, amount }: Transfer,
): Promise<{ orderNumber: string | null; paymentStatus: string | null }> {
  const order = await OrderModel.query(trx)
    .findOne({ number: variableSymbol })
    .select('id')
    .forUpdate();
  const now = deps.now();
  const stored = await trx('payment_callbacks')
    .insert({
      provider,
      event: movement,
      reference: variableSymbol,
      kind: 'captured',
      amount,
      received_at: now,
      processed_at: now,
      problem: order ? null : 'unknown_reference',
    })
    .onConflict(['provider', 'event'])
    .ignore()
    .returning<{ id: number }[]>('id');
  if (!order) return { orderNumber: null, paymentStatus: null };
  if (stored.length > 0) {
    const payment = await openAttempt(trx, order.id, amount, now);
    await applyNews(trx, deps, payment, { news: 'captured', amount });
  }
  const { paymentStatus } = await order.$query(trx).select('payment_status').throwIfNotFound();
  return { orderNumber: variableSymbol, paymentStatus };
}

/** The attempt that waits for a transfer, or a new one: money may come by a way that nobody chose. */
async function openAttempt(
  trx: Parameters<typeof applyNews>[0],
  orderId: number,
  amount: number,
  now: Date,
): Promise<Pick<PaymentRow, 'id' | 'order_id'>> {
  const waiting = await trx('payments')
    .where({ order_id: orderId, provider })
    .whereNot('status', 'captured')
    .orderBy('attempt', 'desc')
    .first<PaymentRow | undefined>('id', 'order_id');
  if (waiting) return waiting;
  const { rows } = await trx.raw<{ rows: { id: number; order_id: number }[] }>(
    `insert into payments (order_id, attempt, provider, method, status, amount, code, created_at,
        changed_at)
      select :orderId, coalesce(max(attempt), 0) + 1, :provider, :provider, 'created', :amount,
        gen_random_uuid()::text, :now, :now
      from payments where order_id = :orderId
      returning id, order_id`,
    { orderId, provider, amount, now },
  );
  const [row] = rows;
  if (!row) throw new Error('a transfer was not stored');
  return row;
}
