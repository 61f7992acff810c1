import type { Knex } from 'knex';
import { refundSwap } from '#core/orders/refund.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { createRefund, type RefundedUnit } from './create-refund.ts';
import { refundSubject } from './mails/mail-subject.ts';
import { closeForReturn } from './door-exchange/close-for-return.ts';
import { liveHold } from './holds/hold-rows.ts';
import { lapseHold } from './holds/settle-held.ts';
import { moveOrderTo } from './move-order.ts';
import type { OrderModel, PaymentState } from './order-model.ts';
import { openUnits, refundedBefore, refundOrder } from './refund-order.ts';

interface ReturnedGoods {
  readonly reason: 'withdrawn' | 'staff';
  readonly units: readonly RefundedUnit[];
  readonly withdrawalId?: number;
  /** What tells the customer of it. */
  readonly mail?: 'order-refund-sent' | 'order-rest-refunded';
  readonly now: Date;
}

/** Orders that money can go back of. */
const refundable: readonly PaymentState[] = ['paid', 'partly_refunded', 'none'];

/**
 * Gives back what was paid for goods that came back. In a swap the old device stays sold: its price is
 * paid out by hand, and the voucher that was given for the purchase ends (T-REF-5). An order of which
 * nothing is left is returned.
 */
export async function returnGoods(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  { reason, units, withdrawalId, mail = 'order-refund-sent', now }: ReturnedGoods,
): Promise<{ refundId: number; amount: number; creditNote: string | null }> {
  // Before its inspection a device has paid nothing that could go back.
  const isEarly = order.status === 'awaiting_device';
  const before = units.length > 0 ? await closeForReturn(trx, deps, order, units, now) : order.due;
  if (units.length === 0 || isEarly || !refundable.includes(order.paymentStatus)) {
    throw new Refusal(409, 'refund_refused');
  }
  // Goods that come back are paid by then: what the device has not paid is taken of the card first.
  const hold = await liveHold(trx, order.id);
  if (hold) await lapseHold(trx, deps, order, hold, { reason: 'returned_goods', at: now });
  const { nets } = await refundedBefore(trx, order.id);
  const paid = hold ? order.due : before;
  const { buybackCredit: buyback, bonusCredit: bonus } = order;
  const returned = units.reduce((sum, { net }) => sum + net, 0);
  const parts = refundSwap({ paid, buyback, bonus }, nets, returned);
  const of = withdrawalId === undefined ? {} : { withdrawalId };
  if (parts.buybackPayout > 0) {
    const byHand = { paymentId: null, amount: parts.buybackPayout, units: [] };
    await createRefund(trx, deps, { orderId: order.id, ...byHand, ...of, reason, now });
  }
  await closeWhenAllIsBack(trx, deps, order, units, now);
  const amount = parts.refund;
  const made = await refundOrder(trx, deps, order, { reason, units, amount, paid, ...of, now });
  const isGivenBack = amount + parts.buybackPayout > 0;
  if (order.eMail !== null && isGivenBack) {
    await queueMail(trx, deps, {
      kind: mail,
      subjectKey: refundSubject(order.id, made.refundId),
      language: order.language,
      recipient: order.eMail,
    });
  }
  return { refundId: made.refundId, amount, creditNote: made.note?.number ?? null };
}

async function closeWhenAllIsBack(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  units: readonly RefundedUnit[],
  now: Date,
): Promise<void> {
  if (order.status !== 'delivered') return;
  const back = new Set(units.map(({ unitId }) => unitId));
  const open = await openUnits(trx, order.id);
  const goods = await trx('order_units as u')
    .join('order_lines as l', 'l.id', 'u.line_id')
    .where('u.order_id', order.id)
    .whereNotIn('l.kind', ['shipping', 'payment_fee'])
    .select<{ id: number }[]>('u.id');
  const goodsIds = new Set(goods.map(({ id }) => id));
  const left = open.filter(({ unitId }) => goodsIds.has(unitId) && !back.has(unitId));
  if (left.length > 0) return;
  await moveOrderTo(trx, deps, order, 'returned', { actor: 'system', at: now });
}
