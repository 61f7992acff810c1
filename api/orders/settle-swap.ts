import type { Knex } from 'knex';
import { settleTotal, type SettledTotal } from '#core/cart/settle-total.ts';
import { orderAfterDevices } from '#core/orders/swap-settlement.ts';
import { releaseAt } from '#core/orders/unpaid-order.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { paymentKindOf } from './hold-of-order.ts';
import { findOrder } from './lock-order.ts';
import { moveOrderTo, type OrderMover } from './move-order.ts';
import type { OrderModel } from './order-model.ts';
import { findPledged, findWaitingOrder, type PledgedRow } from './pledged-devices.ts';
import { voucherOf } from './swap-voucher.ts';

/** A device that has just moved; whoever calls holds its lock. */
export interface MovedDevice {
  readonly buybackId: number;
  readonly at: Date;
}

/**
 * Brings the order up to date that waits for a device, in the transaction of the device's own move:
 * what is due is reckoned anew from what the device is worth, and the order goes on, waits, or ends
 * (DECISIONS "Swap: one settlement"). The device's row is locked first, the order's after it. Answers
 * whether an order waited for it.
 */
export async function settleSwap(
  trx: Knex.Transaction,
  deps: Dependencies,
  { buybackId, at }: MovedDevice,
): Promise<boolean> {
  const id = await findWaitingOrder(trx, buybackId);
  if (id === null) return false;
  const order = await findOrder(trx, { id }, true);
  // A cancelling was quicker: the device's sale goes on by itself.
  if (order.status !== 'awaiting_device') return false;
  await settleOrder(trx, deps, order, at);
  return true;
}

/** The customer keeps a device: it pays nothing any more, and all is due. */
export async function settleWithout(
  trx: Knex.Transaction,
  deps: Dependencies,
  { buybackId, at }: MovedDevice,
): Promise<void> {
  const id = await findWaitingOrder(trx, buybackId);
  if (id === null) return;
  const order = await findOrder(trx, { id }, true);
  if (order.status !== 'awaiting_device') return;
  await trx('order_buybacks')
    .where({ order_id: id, buyback_id: buybackId, released_at: null })
    .update({ released_at: at });
  await settleOrder(trx, deps, order, at);
}

async function settleOrder(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  at: Date,
): Promise<void> {
  const devices = await findPledged(trx, order.id);
  const settled = await reckon(trx, deps, order, devices);
  const isPaid = order.paymentStatus === 'paid' && order.due === settled.due;
  const kind = await paymentKindOf(trx, order.paymentCode);
  const to = orderAfterDevices({ devices, due: settled.due, kind, isPaid });
  if (to !== 'cancelled') await storeSettled(trx, order, settled, devices);
  const mover: OrderMover = { actor: 'system', reason: `device_${to}`, at };
  if (to === 'awaiting_device') {
    // What has come does not run late; its customer's answer has a deadline of its own.
    const isHere = devices.every(({ status }) => !onItsWay.has(status));
    if (isHere) await order.$query(trx).patch({ releaseAt: null });
    return;
  }
  await moveOrderTo(trx, deps, order, to, mover, mailOf[to]);
  // Nobody sits at the computer at this moment, so even a card has the days of a transfer.
  if (to === 'awaiting_payment') {
    await order.$query(trx).patch({ releaseAt: releaseAt('bank_transfer', at) });
  }
}

const mailOf = {
  cancelled: 'order-called-off',
  confirmed: 'order-device-settled',
  awaiting_payment: 'order-device-to-pay',
} as const;

const onItsWay: ReadonlySet<string> = new Set(['quoted', 'submitted', 'awaiting_device']);

/** What devices and voucher pay now: a device what it was found to be worth. */
async function reckon(
  trx: Knex,
  deps: Dependencies,
  order: OrderModel,
  devices: readonly PledgedRow[],
): Promise<SettledTotal> {
  const buyback = devices.reduce((sum, { price }) => sum + price, 0);
  const voucher = await voucherOf(trx, deps, order, devices);
  return settleTotal({ total: order.total, buyback, bonus: voucher?.worth ?? 0 });
}

async function storeSettled(
  trx: Knex.Transaction,
  order: OrderModel,
  { buyback, bonus, due, payout }: SettledTotal,
  devices: readonly PledgedRow[],
): Promise<void> {
  for (const { id, price } of devices) {
    await trx('order_buybacks')
      .where({ order_id: order.id, buyback_id: id, kind: 'swap' })
      .update({ amount: price });
  }
  const isWaiting = order.paymentStatus === 'none' || order.paymentStatus === 'waiting';
  const paidOtherwise = order.paymentStatus === 'paid' && order.due !== due;
  await order.$query(trx).patch({
    buybackCredit: buyback,
    bonusCredit: bonus,
    due,
    payout,
    version: order.version + 1,
    ...(isWaiting && { paymentStatus: due === 0 ? 'none' : 'waiting' }),
    // Money that came before its sum was certain is for staff to look at.
    ...(paidOtherwise && { paymentStatus: 'mismatch' }),
    ...(due === 0 && isWaiting && { paymentCode: null }),
  });
  await storeVoucher(trx, order, bonus);
}

/** A voucher is used for what it pays, and not at all where it pays nothing (T-SWAP-3). */
async function storeVoucher(trx: Knex, { id, cartId }: OrderModel, amount: number): Promise<void> {
  await trx('order_buybacks').where({ order_id: id, kind: 'bonus' }).delete();
  if (amount === 0) return;
  const cart: { bonus_buyback_id: number | null } | undefined = await trx('carts')
    .where({ id: cartId })
    .first('bonus_buyback_id');
  const device = cart?.bonus_buyback_id ?? null;
  if (device === null) throw new Error('an order has a voucher of no device');
  await trx('order_buybacks').insert({
    order_id: id,
    buyback_id: device,
    kind: 'bonus',
    amount,
  });
}
