import type { Knex } from 'knex';
import { captureOutcome } from '#core/payments/attempt-status.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { issueInvoice, issueSupplements } from '../documents/issue-for-order.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { createRefund } from './create-refund.ts';
import { strayCaptures } from './door-exchange/rest-received.ts';
import { givePledgesBackJob } from './door-exchange/settle-delivered.ts';
import { findOrder } from './lock-order.ts';
import { mailAboutOrder } from './mails/mail-subject.ts';
import { moveOrderTo } from './move-order.ts';
import type { OrderModel } from './order-model.ts';
import { isBill } from './is-bill.ts';
import { awaitFetching } from './settle-bill.ts';

interface Capture {
  readonly orderId: number;
  readonly paymentId: number;
  /** What was really taken, whole units. */
  readonly amount: number;
  readonly now: Date;
}

/**
 * Judges a captured payment and does what follows from it: the order is paid, or staff are alarmed,
 * or the money goes back. Whoever calls holds the lock of the order's row.
 */
export async function settleCapture(
  trx: Knex.Transaction,
  deps: Dependencies,
  capture: Capture,
): Promise<void> {
  const { orderId, paymentId, amount, now } = capture;
  const order = await findOrder(trx, { id: orderId });
  const outcome = captureOutcome(
    {
      isCancelled: order.status === 'cancelled',
      isPaid: !['waiting', 'mismatch'].includes(order.paymentStatus),
      due: order.toPay ?? order.due,
    },
    amount,
  );
  if (outcome === 'paid') {
    if (order.paymentStatus === 'mismatch') await giveOtherCapturesBack(trx, deps, order, capture);
    return orderPaid(trx, deps, order, now);
  }
  if (outcome === 'mismatch') {
    // Staff decide; meanwhile nobody lets its stock go.
    await order.$query(trx).patch({ paymentStatus: 'mismatch', releaseAt: null });
    deps.log.error({ orderId, paymentId }, 'a captured amount is not what the order is due');
    return;
  }
  await createRefund(trx, deps, { orderId, paymentId, amount, reason: outcome, units: [], now });
}

/** What came before in another amount did not pay the order, unless staff have dealt with it. */
async function giveOtherCapturesBack(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  { orderId, paymentId, now }: Capture,
): Promise<void> {
  for (const { id, captured_amount: amount } of await strayCaptures(trx, order)) {
    if (id === paymentId) continue;
    const task = { orderId, paymentId: id, amount, reason: 'captured_twice', units: [] } as const;
    await createRefund(trx, deps, { ...task, now });
  }
}

/** Goods that left for a device are paid whole by now: what lies here as a pledge goes home. */
async function restPaid(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, language, eMail }: OrderModel,
): Promise<void> {
  await deps.jobs.enqueue(trx, givePledgesBackJob, { orderId: id });
  if (eMail === null) return;
  await queueMail(trx, deps, mailAboutOrder('order-exchange-paid', id, language, eMail));
}

/** The order goes on with its invoice; paid cash is on its way already and only marked. */
async function orderPaid(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  now: Date,
): Promise<void> {
  const isRest = order.toPay !== null;
  const paid = { paymentStatus: 'paid', paidAt: now, releaseAt: null, toPay: null } as const;
  await order.$query(trx).patch(paid);
  // What was added to an order that is here still is paid before it is picked.
  if (isRest && order.status !== 'awaiting_payment') await restPaid(trx, deps, order);
  if (order.status === 'awaiting_payment' || order.status === 'created') {
    const mover = { actor: 'system', at: now } as const;
    const mail = isRest ? 'order-changed-paid' : 'order-paid';
    await moveOrderTo(trx, deps, order, 'confirmed', mover, mail);
    if (isBill(order)) await awaitFetching(trx, deps, order, now);
  }
  await issueInvoice(trx, deps, order.id);
  await issueSupplements(trx, deps, order.id);
}
