import type { Knex } from 'knex';
import type { OrderProof } from '#core/orders/order-link.ts';
import {
  moveOrder,
  releasesCodes,
  standingOf,
  type OrderActor,
  type OrderStatus,
} from '#core/orders/order-status.ts';
import { releaseAt } from '#core/orders/unpaid-order.ts';
import type { OrderMailKind } from '#core/phrases/cs/order-mail.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { issueInvoice } from '../documents/issue-for-order.ts';
import { endExchange } from './door-exchange/exchange-rows.ts';
import { settleDelivered } from './door-exchange/settle-delivered.ts';
import { voidHolds } from './holds/decide-hold.ts';
import { cancelPicks, endHandledPicks } from '../picks/cancel-picks.ts';
import { endOffers } from '../picks/end-offers.ts';
import { queuePicks } from '../picks/queue-picks.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { heldShareOf, paymentKindOf } from './hold-of-order.ts';
import { mailAboutOrder } from './mails/mail-subject.ts';
import type { OrderModel } from './order-model.ts';
import { openUnits, refundedBefore, refundOrder } from './refund-order.ts';
import { keepOrderPickUpCode } from './pick-up/pick-up-codes.ts';
import { payOutSoldDevices } from './pay-out-sold-devices.ts';
import { cancelShipments } from '../shipments/prepare-shipment.ts';
import { hasParcelLeft } from '../shipments/parcel-left.ts';
import { releaseOrder } from './release-order.ts';
import { shipOrder } from './ship-order.ts';

export interface OrderMover {
  readonly actor: OrderActor;
  /** How a customer showed that the order is theirs. */
  readonly proof?: OrderProof;
  readonly staffId?: number;
  /** The second pair of eyes where a move needs one. */
  readonly supervisorId?: number;
  readonly reason?: string;
  readonly at: Date;
}

const mailOf: Partial<Record<OrderStatus, OrderMailKind>> = {
  cancelled: 'order-cancelled',
  handed_over: 'order-handed-over',
  ready_for_pickup: 'order-ready',
  delivered: 'order-delivered',
};

/** What was only received until now is confirmed as placed. */
const mailAfter = (from: OrderStatus, to: OrderStatus): OrderMailKind | undefined =>
  from === 'created' && to !== 'cancelled' ? 'order-placed' : mailOf[to];

const isPaid = ({ paymentStatus }: OrderModel): boolean =>
  paymentStatus === 'paid' || paymentStatus === 'partly_refunded' || paymentStatus === 'mismatch';

/**
 * Moves a locked order and does all that follows: pieces, codes, money, documents, history and mail,
 * in the caller's transaction. Refuses with 409 what the table of states does not allow.
 */
export async function moveOrderTo(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  to: OrderStatus,
  mover: OrderMover,
  /** Null: nothing is told of this step. */
  mail: OrderMailKind | null | undefined = mailAfter(order.status, to),
): Promise<void> {
  const { status: from, id } = order;
  const standing = standingOf(from, order.handedOverAt !== null);
  if (!moveOrder(standing, to, mover.actor).ok) throw new Refusal(409, 'order_move_refused');
  if (to === 'cancelled' && (from === 'picking' || from === 'packed')) {
    if (await hasParcelLeft(trx, id)) throw new Refusal(409, 'order_partly_left');
  }
  await order
    .$query(trx)
    .patch({ status: to, version: order.version + 1, ...timesOf(to, mover.at) });
  if (from === 'created' && to !== 'cancelled') await confirmMail(trx, order, mover.at);
  await recordMove(trx, id, from, to, mover);
  if (from === 'ready_for_pickup' || to === 'ready_for_pickup') {
    await keepOrderPickUpCode(trx, order, to);
  }
  if (mail && order.eMail !== null) {
    await queueMail(trx, deps, mailAboutOrder(mail, id, order.language, order.eMail));
  }
  if (to === 'confirmed') await queuePicks(trx, deps, id, mover.at);
  // Its goods wait on their shelf again.
  if (to === 'awaiting_device' && from === 'confirmed') await cancelPicks(trx, id, mover.at);
  if (to === 'packed') await endHandledPicks(trx, id);
  // What was put aside for an answer is not the order's.
  if (to === 'cancelled' || to === 'handed_over') {
    await endOffers(trx, { orderId: id, to: 'withdrawn', now: mover.at });
  }
  if (to === 'cancelled') await afterCancelling(trx, deps, order, standing, mover.at);
  if (to === 'returned') await markPurchases(trx, order, { cancelled_at: mover.at });
  if (to === 'handed_over') await afterHandOver(trx, deps, order, mover.at);
  if (to === 'delivered') await afterDelivery(trx, deps, order, mover.at);
}

function timesOf(to: OrderStatus, at: Date): Partial<OrderModel> {
  if (to === 'handed_over') return { handedOverAt: at };
  if (to === 'delivered') return { deliveredAt: at, closedAt: at };
  if (to === 'cancelled' || to === 'returned') return { closedAt: at, releaseAt: null };
  return to === 'confirmed' ? { releaseAt: null } : {};
}

/** The order's mail is confirmed: its goods are held as long as those of every other from now on. */
export async function confirmMail(trx: Knex, order: OrderModel, at: Date): Promise<void> {
  const kind = await paymentKindOf(trx, order.paymentCode);
  const share = await heldShareOf(trx, order.id);
  const isOpen = order.status === 'awaiting_payment';
  await order.$query(trx).patch({
    mailCheck: 'confirmed',
    releaseAt: isOpen
      ? releaseAt(kind, at, { share, isMailAwaited: false, paymentDays: order.paymentDays })
      : null,
  });
}

/** Adds a line to the history. */
async function recordMove(
  trx: Knex,
  orderId: number,
  from: OrderStatus,
  to: OrderStatus,
  { actor, proof, staffId, supervisorId, reason, at }: OrderMover,
): Promise<void> {
  await trx('order_events').insert({
    order_id: orderId,
    from_status: from,
    to_status: to,
    actor,
    proof: proof ?? null,
    reason: reason ?? '',
    at,
    staff_id: staffId ?? null,
    supervisor_id: supervisorId ?? null,
  });
}

/** Everything comes back but what left the house; what was paid goes back to the customer. */
async function afterCancelling(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  from: OrderStatus,
  now: Date,
): Promise<void> {
  const { id, timeslotId } = order;
  await cancelPicks(trx, id, now);
  await voidHolds(trx, deps, id, { reason: 'order_cancelled', at: now });
  await endExchange(trx, id, now);
  await cancelShipments(trx, deps, { orderId: id });
  await payOutSoldDevices(trx, deps, order, now);
  await releaseOrder(trx, deps, { id, timeslotId, withCodes: releasesCodes(from), now });
  await markPurchases(trx, order, { cancelled_at: now });
  // What was added and is not paid yet does not make the rest unpaid.
  const rest = order.status === 'cancelled' && from === 'awaiting_payment' ? order.toPay : null;
  if (!isPaid(order) && rest === null) return;
  const { money, nets } = await refundedBefore(trx, id);
  const isMismatch = order.paymentStatus === 'mismatch';
  const captured = isMismatch ? await capturedOf(trx, id) : order.due - (rest ?? 0);
  // Where no device pays a part, what was given back is paid for by all that came, also by what came instead of it.
  const isPlain = !isMismatch && order.buybackCredit + order.bonusCredit === 0;
  const amount = captured - (isPlain ? nets : money);
  const paid = isPlain ? money + amount : order.due;
  const units = await openUnits(trx, id);
  if (rest !== null) await order.$query(trx).patch({ toPay: null });
  await refundOrder(trx, deps, order, { reason: 'cancelled', units, amount, paid, now });
}

async function capturedOf(trx: Knex, orderId: number): Promise<number> {
  const rows = await trx('payments')
    .where({ order_id: orderId, status: 'captured' })
    .select<{ captured_amount: number }[]>('captured_amount');
  return rows.reduce((sum, { captured_amount: amount }) => sum + amount, 0);
}

/** Cash is invoiced when the parcel leaves; what was paid before has its invoice already. */
async function afterHandOver(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  now: Date,
): Promise<void> {
  await shipOrder(trx, deps, order.id, now);
  await issueInvoice(trx, deps, order.id);
}

async function afterDelivery(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  now: Date,
): Promise<void> {
  await shipOrder(trx, deps, order.id, now);
  await markPurchases(trx, order, { delivered_at: now });
  const isCash = (await paymentKindOf(trx, order.paymentCode)) === 'cash_on_delivery';
  if (order.paymentStatus === 'waiting' && isCash) {
    await order.$query(trx).patch({ paymentStatus: 'paid', paidAt: now });
  }
  await issueInvoice(trx, deps, order.id);
  // A device that came before its goods arrived was waited for no longer.
  await settleDelivered(trx, deps, order, now);
}

const markPurchases = (
  trx: Knex,
  { number, userId }: OrderModel,
  mark: Readonly<Record<string, Date>>,
): Promise<unknown> =>
  userId === null
    ? Promise.resolve()
    : trx('purchases').where({ user_id: userId, order_reference: number }).update(mark);
