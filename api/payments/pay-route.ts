import type { Knex } from 'knex';
import type { PaymentKind } from '#core/deliveries/matrix.ts';
import { latestRelease, releaseAt } from '#core/orders/unpaid-order.ts';
import { customersOrder } from '../orders/customers-order.ts';
import { heldShareOf } from '../orders/hold-of-order.ts';
import type { OrderModel } from '../orders/order-model.ts';
import { findParts } from '../orders/order-parts.ts';
import { canBePaid, isMailAwaited, methodsOf } from '../orders/order-view.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { startPayment } from './start-payment.ts';
import { noteEvent } from '../orders/note-event.ts';

/** Begins to pay an order that waits for its money, by the method of the customer's choice, on record. */
export const payRoute = (deps: Dependencies): BoundRoute =>
  bind('order-pay', async ({ params: { code }, body }, context) => {
    const { language, now } = context;
    const { orderId, kind } = await deps.knex.transaction(async (trx) => {
      const { order, proof } = await customersOrder(trx, deps, code, context, true);
      if (!canBePaid(order)) throw new Refusal(409, 'order_not_payable');
      const methods = methodsOf(deps, order, await findParts(trx, order.id));
      const method = methods.find((each) => each.code === body.typePayment);
      if (!method) throw new FieldRefusal({ typePayment: ['payment_unavailable'] });
      await order.$query(trx).patch({
        paymentCode: method.code,
        releaseAt: later(order.releaseAt, await anew(trx, order, method.kind, now)),
      });
      await noteEvent(trx, order, {
        actor: 'customer',
        proof,
        reason: method.code,
        at: now,
      });
      return { orderId: order.id, kind: method.kind };
    });
    return startPayment(deps, { orderId, kind, language });
  });

/**
 * Until when goods wait for a payment that begins now; it cannot be put off for ever, and not at all
 * by whoever has not confirmed the order's mail.
 */
async function anew(
  trx: Knex,
  order: OrderModel,
  kind: PaymentKind,
  now: Date,
): Promise<Date | null> {
  if (isMailAwaited(order)) return order.releaseAt;
  const share = await heldShareOf(trx, order.id);
  const at = releaseAt(kind, now, { share, isMailAwaited: false, paymentDays: order.paymentDays });
  const latest = latestRelease(order.placedAt, order.paymentDays);
  return at !== null && at > latest ? latest : at;
}

/** What staff hold for longer is not let go sooner. */
const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || other === null ? null : one > other ? one : other;
