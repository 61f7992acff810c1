import type { Knex } from 'knex';
import type { SettledTotal } from '#core/cart/settle-total.ts';
import { orderAfterDevices } from '#core/orders/swap-settlement.ts';
import { releaseAt } from '#core/orders/unpaid-order.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { paymentKindOf } from './hold-of-order.ts';
import { findOrder } from './lock-order.ts';
import { moveOrderTo, type OrderMover } from './move-order.ts';
import type { OrderModel } from './order-model.ts';
import { findPledged, findWaitingOrder, type PledgedRow } from './pledged-devices.ts';
import { liveExchange } from './door-exchange/exchange-rows.ts';
import { settleExchanged } from './door-exchange/settle-exchanged.ts';
import { liveHold } from './holds/hold-rows.ts';
import { settleHeld } from './holds/settle-held.ts';
import { reckon, storeCredits } from './settled-money.ts';

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
  return settleAsItStands(trx, deps, order, at);
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
  const isAhead = (await liveHold(trx, id)) !== null || (await liveExchange(trx, id)) !== null;
  if (!isAhead && order.status !== 'awaiting_device') return;
  await trx('order_buybacks')
    .where({ order_id: id, buyback_id: buybackId, released_at: null })
    .update({ released_at: at });
  await settleAsItStands(trx, deps, order, at);
}

/** By the card that is held, by what happened at the door, or as the order waits; false where none is so any more. */
async function settleAsItStands(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  at: Date,
): Promise<boolean> {
  const hold = await liveHold(trx, order.id);
  if (hold !== null) {
    await settleHeld(trx, deps, order, hold, at);
    return true;
  }
  if ((await liveExchange(trx, order.id)) !== null) {
    const isWaiting = await settleExchanged(trx, deps, order, at);
    if (!isWaiting) return true;
  }
  // A cancelling was quicker: the device's sale goes on by itself.
  if (order.status !== 'awaiting_device') return false;
  await settleOrder(trx, deps, order, at);
  return true;
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

async function storeSettled(
  trx: Knex.Transaction,
  order: OrderModel,
  { buyback, bonus, due, payout }: SettledTotal,
  devices: readonly PledgedRow[],
): Promise<void> {
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
  await storeCredits(trx, order, devices, bonus);
}
