import type { Knex } from 'knex';
import { heldCredit } from '#core/orders/card-hold.ts';
import { exchangeNext, leftToPay } from '#core/orders/courier-exchange.ts';
import { pledgedStage } from '#core/orders/swap-settlement.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { mailAboutOrder } from '../mails/mail-subject.ts';
import type { OrderModel } from '../order-model.ts';
import { findPledged, type PledgedRow } from '../pledged-devices.ts';
import { reckon, storeCredits } from '../settled-money.ts';
import { liveExchange, moveExchange } from './exchange-rows.ts';

/** The job that sends devices home that their customers keep (api/buyback/jobs/give-pledges-back.ts). */
export const givePledgesBackJob = 'buyback-give-pledges-back';

/**
 * Reckons what is due of a locked order whose goods the customer has, as soon as it is certain what each device pays:
 * what it is worth, no more than was promised, and nothing where it is not ours. What is missing then is to be paid,
 * and a device that is kept stays here until it is.
 */
export async function settleDelivered(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  at: Date,
): Promise<void> {
  if ((await liveExchange(trx, order.id)) === null) return;
  const devices = await findPledged(trx, order.id);
  if (exchangeNext({ status: order.status, devices }) !== 'settled') return;
  const sold = devices.filter((device) => pledgedStage(device) === 'sold');
  await releaseDevices(trx, order.id, sold, at);
  const toPay = await storeDue(trx, deps, order, sold);
  await moveExchange(trx, order.id, 'settled', { since: at, settledAt: at, remindedAt: null });
  if (toPay === null) await deps.jobs.enqueue(trx, givePledgesBackJob, { orderId: order.id });
  if (order.eMail === null) return;
  const kind = toPay === null ? 'order-exchange-settled' : 'order-exchange-to-pay';
  await queueMail(trx, deps, mailAboutOrder(kind, order.id, order.language, order.eMail));
}

/** Those that are not ours pay nothing. */
export async function releaseDevices(
  trx: Knex,
  orderId: number,
  sold: readonly PledgedRow[],
  at: Date,
): Promise<void> {
  await trx('order_buybacks')
    .where({ order_id: orderId, kind: 'swap', released_at: null })
    .whereNotIn(
      'buyback_id',
      sold.map(({ id }) => id),
    )
    .update({ released_at: at });
}

/** Stores what the devices pay; answers what is left to pay. */
async function storeDue(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  sold: readonly PledgedRow[],
): Promise<number | null> {
  const promised = await promisedOf(trx, order.id);
  const credited = sold.map((device) => ({
    ...device,
    price: heldCredit(device.price, promised.get(device.id) ?? 0),
  }));
  const { buyback, bonus, due, payout } = await reckon(trx, deps, order, credited);
  await storeCredits(trx, order, credited, bonus);
  const toPay = leftToPay(due, order.due);
  const isOpen = ['none', 'waiting', 'paid'].includes(order.paymentStatus);
  await order.$query(trx).patch({
    buybackCredit: buyback,
    bonusCredit: bonus,
    due,
    payout,
    toPay,
    version: order.version + 1,
    ...(toPay !== null && isOpen && { paymentStatus: 'waiting' }),
  });
  return toPay;
}

async function promisedOf(trx: Knex, orderId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await trx('order_buybacks')
    .where({ order_id: orderId, kind: 'swap' })
    .select<{ buyback_id: number; amount: number }[]>('buyback_id', 'amount');
  return new Map(rows.map(({ buyback_id: id, amount }) => [id, amount]));
}
