import type { Knex } from 'knex';
import { writePaymentOrder, type OrderedTransfer } from '#core/buyback/payment-order.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { recordReading } from '../record-reading.ts';
import { transferOf } from './payee.ts';
import type { By } from './prepare-payouts.ts';

const purposes = { cz: 'Výkup', ro: 'Buyback' } as const;

/**
 * The bank's file of an order that is not paid yet. Every account in it is a reading that is put on
 * record with the order as its reason; nothing of it is kept.
 */
export async function orderFile(
  trx: Knex,
  deps: Dependencies,
  id: number,
  by: By,
): Promise<{ readonly name: string; readonly contents: string }> {
  const { market, environment } = deps;
  const order = await openOrder(trx, id);
  const payouts = await trx('buyback_payouts')
    .where({ payout_order_id: id, paid_at: null })
    .where('amount', '>', 0)
    .orderBy('buyback_id')
    .select<{ buyback_id: number; amount: number }[]>('buyback_id', 'amount');
  const transfers: OrderedTransfer[] = [];
  for (const { buyback_id: number, amount } of payouts) {
    const transfer = await transferOf(trx, deps, number, amount);
    // Asked before the release; an older order may still hold one.
    if (!transfer.ok) throw new Refusal(409, 'payout_unwritable');
    transfers.push(transfer.value);
    const reason = `payment order ${order.reference}`;
    await recordReading(trx, { buybackId: number, field: 'bank_account', reason, ...by });
  }
  if (transfers.length === 0) throw new Refusal(409, 'payout_nothing_to_send');
  await trx('payout_orders').where({ id }).update({ file_made_at: by.at });
  const { name, iban, bic } = environment.seller;
  const contents = writePaymentOrder({
    reference: order.reference,
    createdAt: by.at,
    currency: market.currency,
    transfers,
    executeOn: dayInTimeZone(by.at, market.timeZone),
    payer: { name, iban, bic },
    purpose: purposes[market.code],
  });
  return { name: `${order.reference}.xml`, contents };
}

/** Locks an order of which something is not paid yet; 404 where there is none. */
export async function openOrder(trx: Knex, id: number): Promise<{ readonly reference: string }> {
  const order: { reference: string } | undefined = await trx('payout_orders')
    .where({ id })
    .forUpdate()
    .first('reference');
  if (!order) throw new Refusal(404, 'not_found');
  return order;
}
