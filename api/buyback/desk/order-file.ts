import type { Knex } from 'knex';
import { writePaymentOrder, type OrderedTransfer } from '#core/buyback/payment-order.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Rows } from '../../platform/database/rows.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readSeller } from '../../platform/seller/read-seller.ts';
import { recordReading } from '../record-reading.ts';
import { transferOf } from './payee.ts';
import type { By } from './prepare-payouts.ts';

const purposes = {
  buybacks: { cz: 'Výkup', ro: 'Buyback' },
  refunds: { cz: 'Vrácení', ro: 'Rambursare' },
} as const;

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
  const transfers =
    order.kind === 'refunds'
      ? await refundTransfers(trx, deps, id)
      : await saleTransfers(trx, deps, { id, reference: order.reference }, by);
  if (transfers.length === 0) throw new Refusal(409, 'payout_nothing_to_send');
  await trx('payout_orders').where({ id }).update({ file_made_at: by.at });
  const { name, iban, bic } = await readSeller(trx, environment);
  const contents = writePaymentOrder({
    reference: order.reference,
    createdAt: by.at,
    currency: market.currency,
    transfers,
    executeOn: dayInTimeZone(by.at, market.timeZone),
    payer: { name, iban, bic },
    purpose: purposes[order.kind][market.code],
  });
  return { name: `${order.reference}.xml`, contents };
}

/** Transfers to sellers; every account is a reading that is put on record. */
async function saleTransfers(
  trx: Knex,
  deps: Dependencies,
  order: { readonly id: number; readonly reference: string },
  by: By,
): Promise<OrderedTransfer[]> {
  const payouts = await trx('buyback_payouts')
    .where({ payout_order_id: order.id, paid_at: null })
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
  return transfers;
}

/** Transfers to customers whose refund goes to an account; their order's number is what they read. */
async function refundTransfers(
  trx: Knex,
  { cipher }: Dependencies,
  orderId: number,
): Promise<OrderedTransfer[]> {
  const rows = await trx('refund_payouts as x')
    .join('refunds as r', 'r.id', 'x.refund_id')
    .join('orders as o', 'o.id', 'r.order_id')
    .where({ 'x.payout_order_id': orderId, 'x.paid_at': null })
    .orderBy('x.refund_id')
    .select<(Rows['refund_payouts'] & { number: string })[]>('x.*', 'o.number');
  return rows.map(({ refund_id: rowId, amount, account, holder, number }) => {
    const read = (column: 'account' | 'holder', hidden: Buffer) =>
      cipher.decrypt({ table: 'refund_payouts', column, rowId }, hidden);
    const iban = read('account', account);
    return { number: Number(number), amount, name: read('holder', holder), iban };
  });
}

/** Locks an order of which something is not paid yet; 404 where there is none. */
export async function openOrder(
  trx: Knex,
  id: number,
): Promise<Pick<Rows['payout_orders'], 'reference' | 'kind'>> {
  const order: Pick<Rows['payout_orders'], 'reference' | 'kind'> | undefined = await trx(
    'payout_orders',
  )
    .where({ id })
    .forUpdate()
    .first('reference', 'kind');
  if (!order) throw new Refusal(404, 'not_found');
  return order;
}
