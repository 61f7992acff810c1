import type { Knex } from 'knex';
import { canSecure } from '#core/orders/card-hold.ts';
import { orderAfterDevices } from '#core/orders/swap-settlement.ts';
import { releaseAt } from '#core/orders/unpaid-order.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createRefund } from '../create-refund.ts';
import { paymentKindOf } from '../hold-of-order.ts';
import { findOrder } from '../lock-order.ts';
import { moveOrderTo, type OrderMover } from '../move-order.ts';
import type { OrderModel } from '../order-model.ts';
import { findPledged } from '../pledged-devices.ts';
import { decideHold } from './decide-hold.ts';
import { missingWithout } from './hold-amount.ts';
import { HoldModel, liveHold, liveHolds } from './hold-rows.ts';
import { lapseHold, mailAboutHold } from './settle-held.ts';

const dayMs = 86_400_000;

interface HoldNews {
  readonly orderId: number;
  readonly paymentId: number;
  /** What is held, or was taken, whole units. */
  readonly amount: number;
  readonly now: Date;
}

/** A card is held: the goods may leave. Where that is of no use any more, the card is let go at once. */
export async function holdAuthorised(
  trx: Knex.Transaction,
  deps: Dependencies,
  { orderId, paymentId, amount, now: at }: HoldNews,
): Promise<void> {
  const order = await findOrder(trx, { id: orderId });
  const before = await liveHolds(trx, orderId);
  const endsAt = new Date(at.getTime() + deps.environment.cardHoldDays * dayMs);
  await HoldModel.query(trx).insert({ paymentId, orderId, heldAt: at, endsAt });
  const devices = await findPledged(trx, orderId);
  const kind = await paymentKindOf(trx, order.paymentCode);
  const isEnough = amount >= (await missingWithout(trx, deps, order));
  const isRenewal = before.length > 0;
  if (!isEnough || (!isRenewal && !canSecure({ status: order.status, kind, devices }))) {
    const why = { reason: 'not_needed', at } as const;
    await decideHold(trx, deps, paymentId, { way: 'void' }, why);
    return;
  }
  for (const old of before) {
    const why = { reason: 'renewed', at } as const;
    await decideHold(trx, deps, old.paymentId, { way: 'void' }, why);
  }
  if (!isRenewal) await letGoodsGo(trx, deps, order, at);
  await mailAboutHold(trx, deps, order, 'order-hold-secured', paymentId);
}

async function letGoodsGo(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  at: Date,
): Promise<void> {
  const devices = await findPledged(trx, order.id);
  const kind = await paymentKindOf(trx, order.paymentCode);
  const isPaid = order.paymentStatus === 'paid';
  const to = orderAfterDevices({ devices, due: order.due, kind, isPaid, isSecured: true });
  const mover: OrderMover = { actor: 'system', reason: 'device_secured', at };
  await moveOrderTo(trx, deps, order, to, mover, null);
  if (to !== 'awaiting_payment') return;
  await order.$query(trx).patch({ releaseAt: releaseAt('bank_transfer', at) });
}

/** What was held was taken: the order is paid, unless it is over by now. */
export async function holdCaptured(
  trx: Knex.Transaction,
  deps: Dependencies,
  { orderId, paymentId, amount, now }: HoldNews,
): Promise<void> {
  const order = await findOrder(trx, { id: orderId });
  const hold = await HoldModel.query(trx).findOne({ payment_id: paymentId });
  const isOver = order.status === 'cancelled' && order.paymentStatus === 'waiting';
  if (hold?.ending !== 'capture' || isOver) {
    const reason = isOver ? 'captured_after_cancel' : 'captured_twice';
    await createRefund(trx, deps, { orderId, paymentId, amount, reason, units: [], now });
    return;
  }
  await HoldModel.query(trx).where({ payment_id: paymentId }).patch({ toldAt: now, problem: null });
  const isAlarm = order.paymentStatus === 'mismatch';
  if (order.paymentStatus === 'waiting' || isAlarm) {
    await order.$query(trx).patch({ paymentStatus: 'paid', paidAt: order.paidAt ?? now });
  }
  await mailAboutHold(trx, deps, order, 'order-hold-taken', paymentId);
}

/** The gateway holds the card no longer: as was decided, or before anything was. */
export async function holdEnded(
  trx: Knex.Transaction,
  deps: Dependencies,
  { orderId, paymentId, amount, now: at }: HoldNews,
): Promise<void> {
  const order = await findOrder(trx, { id: orderId });
  const hold = await HoldModel.query(trx).findOne({ payment_id: paymentId });
  if (!hold) return;
  if (hold.ending === null) {
    // A newer one secures the order.
    const other = await liveHold(trx, orderId);
    const lost = { paymentId, amount, endsAt: hold.endsAt };
    if (other === null) {
      await lapseHold(trx, deps, order, lost, { reason: 'lost', at, isLost: true });
    } else {
      await decideHold(trx, deps, paymentId, { way: 'void' }, { reason: 'renewed', at });
    }
  } else if (hold.ending === 'capture') {
    await captureFailed(trx, deps, order, paymentId, 'not_held');
  }
  await HoldModel.query(trx).where({ payment_id: paymentId }).patch({ toldAt: at });
}

/** What was to be taken was not: an alarm for staff, who see it at the order. */
export async function captureFailed(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  paymentId: number,
  problem: string,
): Promise<void> {
  await HoldModel.query(trx).where({ payment_id: paymentId }).patch({ problem });
  const isOpen = ['paid', 'waiting', 'none'].includes(order.paymentStatus);
  if (isOpen && order.status !== 'cancelled') {
    await order.$query(trx).patch({ paymentStatus: 'mismatch' });
  }
  deps.log.error({ orderId: order.id, paymentId, problem }, 'a held card could not be taken');
}
