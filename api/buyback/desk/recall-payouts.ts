import type { Knex } from 'knex';
import { z } from 'zod';
import { Refusal } from '../../platform/http/refusal.ts';
import { openOrder } from './order-file.ts';

/** The payment order that is taken back. */
export const recalledOrder = z.object({ orderId: z.int() });

/** What of an order is not paid yet: how many payouts, and whole units. */
export interface OpenPayouts {
  readonly reference: string;
  readonly count: number;
  readonly total: number;
}

const tables = { buybacks: 'buyback_payouts', refunds: 'refund_payouts' } as const;

/** Locks an order and counts what of it is not paid; 404 where there is none, 409 where all is paid. */
export async function openPayouts(trx: Knex, orderId: number): Promise<OpenPayouts> {
  const { reference, kind } = await openOrder(trx, orderId);
  const [row] = await trx(tables[kind])
    .where({ payout_order_id: orderId, paid_at: null })
    .select<{ count: number; total: number }[]>(
      trx.raw('count(*)::integer as count, coalesce(sum(amount), 0)::integer as total'),
    );
  if (!row || row.count === 0) throw new Refusal(409, 'payout_nothing_to_recall');
  return { reference, ...row };
}

/**
 * Takes back what of a payment order is not paid (DECISIONS "Money and two people"): payouts of devices
 * are prepared again and wait for a release, refunds wait for an account to be typed anew.
 */
export async function recallPayouts(
  trx: Knex.Transaction,
  { orderId }: z.output<typeof recalledOrder>,
): Promise<void> {
  await openPayouts(trx, orderId);
  const open = { payout_order_id: orderId, paid_at: null };
  await trx('buyback_payouts').where(open).update({ payout_order_id: null, released_by: null });
  await trx('refund_payouts').where(open).delete();
}
