import type { Knex } from 'knex';
import type { PaymentKind } from '#core/deliveries/matrix.ts';
import { releaseAt } from '#core/orders/unpaid-order.ts';
import { issueCreditNote, issueSupplements } from '../../documents/issue-for-order.ts';
import { queuePicks } from '../../picks/queue-picks.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { createRefund } from '../create-refund.ts';
import { heldShareOf } from '../hold-of-order.ts';
import { changeSubject } from '../mails/mail-subject.ts';
import { moveOrderTo } from '../move-order.ts';
import type { OrderModel } from '../order-model.ts';
import { refundOrder } from '../refund-order.ts';
import type { EditPlan } from './plan-edit.ts';
import type { StoredLines } from './store-lines.ts';

interface Settling {
  readonly plan: EditPlan;
  readonly stored: StoredLines;
  readonly now: Date;
}

/** What an edit did to the money of its order. */
export interface SettledEdit {
  readonly refundId: number | null;
  readonly creditNote: string | null;
}

/**
 * Settles the difference of an edited order, which is locked and has its new lines: it waits for what was added to be paid, or
 * money goes back; its documents are corrected and its customer is told. The last thing in a transaction.
 */
export async function settleEditedOrder(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  settling: Settling,
): Promise<SettledEdit> {
  const { now, plan } = settling;
  const settled = plan.isAnew
    ? await settleAnew(trx, deps, order, settling)
    : await settlePaid(trx, deps, order, settling);
  if (order.status === 'confirmed') await queuePicks(trx, deps, order.id, now);
  if (order.eMail !== null) {
    const kind = mailOf(order, plan);
    const subjectKey = changeSubject(order.id, order.version, settled.refundId);
    const { language, eMail: recipient } = order;
    await queueMail(trx, deps, { kind, subjectKey, language, recipient });
  }
  return settled;
}

function mailOf({ status, mailCheck }: OrderModel, { refund }: EditPlan) {
  if (refund > 0) return 'order-changed-refunded';
  // What waits for its mail to be confirmed is paid after that.
  const isToPay = status === 'awaiting_payment' && mailCheck !== 'awaited';
  return isToPay ? 'order-changed-to-pay' : 'order-changed';
}

/** Nothing is paid: what is due is another amount, by the way of payment that was chosen. */
async function settleAnew(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  { now, plan }: Settling,
): Promise<SettledEdit> {
  const { payment, isOtherPayment } = plan.choices;
  const kind = plan.total === 0 ? null : (payment?.kind ?? null);
  await order.$query(trx).patch({
    total: plan.total,
    due: plan.total,
    paymentCode: kind === null ? null : (payment?.code ?? null),
    paymentStatus: kind === null ? 'none' : 'waiting',
  });
  const waitsForMoney = kind !== null && kind !== 'cash_on_delivery';
  const by = { actor: 'system', at: now } as const;
  if (order.status === 'awaiting_payment' && !waitsForMoney) {
    await moveOrderTo(trx, deps, order, 'confirmed', by, null);
  } else if (order.status === 'confirmed' && waitsForMoney) {
    await moveOrderTo(trx, deps, order, 'awaiting_payment', by, null);
  } else if (!isOtherPayment) return nothing;
  await holdUntil(trx, order, kind, now);
  return nothing;
}

const nothing: SettledEdit = { refundId: null, creditNote: null };

/** Another way to pay has a time of its own. */
async function holdUntil(
  trx: Knex,
  order: OrderModel,
  kind: PaymentKind | null,
  now: Date,
): Promise<void> {
  if (order.status === 'confirmed') return;
  const share = await heldShareOf(trx, order.id);
  const isMailAwaited = order.mailCheck === 'awaited';
  const { paymentDays } = order;
  const hold = { share, isMailAwaited, paymentDays };
  await order.$query(trx).patch({ releaseAt: releaseAt(kind, now, hold) });
}

/** Something is paid: only the difference moves, and what stands on an invoice is corrected by a credit note. */
async function settlePaid(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  { now, plan, stored }: Settling,
): Promise<SettledEdit> {
  const { refund, toPay, total } = plan;
  const isWaiting = toPay > 0;
  const wasPaid = order.paymentStatus === 'waiting' ? 'paid' : order.paymentStatus;
  await order.$query(trx).patch({
    total,
    due: total,
    toPay: isWaiting ? toPay : null,
    // What is paid already is nobody's to let go: a rest that does not come is reminded of, and then the staff's.
    releaseAt: null,
    restSince: isWaiting ? now : null,
    restRemindedAt: null,
    restWithStaffAt: null,
    paymentStatus: isWaiting ? 'waiting' : wasPaid,
  });
  const by = { actor: 'system', at: now } as const;
  if (isWaiting && order.status === 'confirmed') {
    await moveOrderTo(trx, deps, order, 'awaiting_payment', by, null);
  } else if (!isWaiting && order.status === 'awaiting_payment') {
    await moveOrderTo(trx, deps, order, 'confirmed', by, null);
  }
  const made = await giveBack(trx, deps, order, { now, plan, stored });
  if (!isWaiting) await issueSupplements(trx, deps, order.id);
  if (refund === 0)
    await order.$query(trx).patch({ paymentStatus: isWaiting ? 'waiting' : wasPaid });
  return made;
}

async function giveBack(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  { now, plan, stored }: Settling,
): Promise<SettledEdit> {
  // What cost nothing is on no credit note.
  const units = stored.gone.filter(({ net }) => net > 0);
  if (plan.refund > 0) {
    const of = {
      reason: 'staff',
      units,
      amount: plan.refund,
      paid: Number.MAX_SAFE_INTEGER,
      now,
    } as const;
    const { note, refundId } = await refundOrder(trx, deps, order, of);
    return { refundId, creditNote: note?.number ?? null };
  }
  if (units.length === 0) return nothing;
  // It pays for what came instead: nothing is sent, and the books have it.
  const task = {
    orderId: order.id,
    paymentId: null,
    amount: 0,
    reason: 'staff',
    units,
    now,
  } as const;
  const refundId = await createRefund(trx, deps, task);
  await trx('refunds').where({ id: refundId }).update({ status: 'done', done_at: now });
  const note = await issueCreditNote(trx, deps, refundId);
  return { refundId, creditNote: note?.number ?? null };
}
