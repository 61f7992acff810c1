import type { Knex } from 'knex';
import { z } from 'zod';
import { splitTransfer, surplusMark } from '#core/bank/split-transfer.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { applyNews, type PaymentRow } from './apply-news.ts';
import { OrderModel } from '../orders/order-model.ts';

/** A movement as staff type it; as it is kept until another person releases it. */
export const typedTransfer = z.object({
  movement: z.string(),
  variableSymbol: z.string(),
  amount: z.int(),
  /** Absent in what was prepared before a surplus could be given back. */
  givesSurplusBack: z.boolean().default(false),
});

interface Transfer {
  /** The bank's own name of the movement. */
  readonly movement: string;
  readonly variableSymbol: string;
  /** Whole units. */
  readonly amount: number;
  /** Whether what is more than the order awaits becomes a refund. */
  readonly givesSurplusBack?: boolean;
}

/** The word for a transfer among providers. */
const provider = 'bank_transfer';

/**
 * Takes a movement of the shop's account: its variable symbol is the order's number. The same
 * movement again changes nothing; one that names no order is kept and answered with null. A surplus that is given back is
 * a capture of its own, which the paid order does not want: its refund waits for those who pay.
 */
export async function takeTransfer(
  trx: Knex.Transaction,
  deps: Dependencies,
  { movement, variableSymbol, amount, givesSurplusBack = false }: Transfer,
): Promise<{ orderNumber: string | null; paymentStatus: string | null }> {
  const order = await OrderModel.query(trx)
    .findOne({ number: variableSymbol })
    .select('id', 'status', 'payment_status', 'to_pay', 'due')
    .forUpdate();
  const now = deps.now();
  const { paid, surplus } = order
    ? splitTransfer(amount, awaitedOf(order), givesSurplusBack)
    : { paid: amount, surplus: 0 };
  const take = async (event: string, part: number): Promise<boolean> => {
    const said = { event, variableSymbol, amount: part };
    if (!(await storeMessage(trx, said, order !== undefined, now)) || !order) return false;
    const payment = await openAttempt(trx, order.id, part, now);
    await applyNews(trx, deps, payment, { news: 'captured', amount: part });
    return true;
  };
  const isNew = await take(movement, paid);
  if (!order) return { orderNumber: null, paymentStatus: null };
  if (isNew && surplus > 0) await take(`${movement}${surplusMark}`, surplus);
  const { paymentStatus } = await order.$query(trx).select('payment_status').throwIfNotFound();
  return { orderNumber: variableSymbol, paymentStatus };
}

/** Keeps what the bank said; false where it was kept before. */
async function storeMessage(
  trx: Knex.Transaction,
  said: { readonly event: string; readonly variableSymbol: string; readonly amount: number },
  isKnown: boolean,
  now: Date,
): Promise<boolean> {
  const stored = await trx('payment_callbacks')
    .insert({
      provider,
      event: said.event,
      reference: said.variableSymbol,
      kind: 'captured',
      amount: said.amount,
      received_at: now,
      processed_at: now,
      problem: isKnown ? null : 'unknown_reference',
    })
    .onConflict(['provider', 'event'])
    .ignore()
    .returning<{ id: number }[]>('id');
  return stored.length > 0;
}

/** What an order awaits; one with an amount that is not right yet awaits the whole. */
const awaitedOf = ({ status, paymentStatus, toPay, due }: Awaited) => ({
  toPay: toPay ?? due,
  isWaiting: status !== 'cancelled' && ['waiting', 'mismatch'].includes(paymentStatus),
});

type Awaited = Pick<OrderModel, 'status' | 'paymentStatus' | 'toPay' | 'due'>;

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
