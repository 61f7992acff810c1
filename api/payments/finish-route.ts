import { salePaths } from '#core/paths/sale-paths.ts';
import type { Language } from '#core/market/market.ts';
import type { OrderStatus } from '#core/orders/order-status.ts';
import type { PaymentKind } from '#core/deliveries/matrix.ts';
import { formatMoney } from '#core/shared/money.ts';
import { ownerOf } from '../cart/cart-owner.ts';
import { checkoutPhrases } from '../checkout/refusal-words.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { describeError } from '../platform/describe-error.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { fillText } from '../platform/mail/fill-text.ts';
import { startHold } from './holds/start-hold.ts';
import { startPayment, type PaymentStart } from './start-payment.ts';
import type { FinishBody } from '../orders/check-choices.ts';
import { placeOrder, type Placement } from '../orders/place-order.ts';
import { isRaced } from '../orders/raced.ts';

/** Tries of one request: each loses against somebody who was quicker, and then looks again. */
const tries = 4;

/** Places the order, then starts its payment: a gateway in trouble loses no order. */
export const finishRoute = (deps: Dependencies): BoundRoute =>
  bind('order-finish', async ({ body }, context) => {
    const placed = await place(deps, context, body);
    if (placed.isRepeat) context.answeredBefore();
    const { order, cheaperDue } = placed;
    const { language } = context;
    const { code: market } = deps.market;
    return {
      orderNumber: order.number,
      statusUrl: salePaths(market).thanks(order.code),
      payment: placed.isRepeat
        ? await lastPayment(deps, order.id)
        : await firstPayment(deps, order.id, context, body.securesByCard),
      notice:
        cheaperDue === null
          ? null
          : fillText(checkoutPhrases[language].priceFell, {
              amount: formatMoney(cheaperDue, market),
            }),
    };
  });

async function place(
  deps: Dependencies,
  context: RequestContext,
  body: FinishBody,
): Promise<Placement> {
  const owner = ownerOf(context);
  for (let left = tries; left > 0; left -= 1) {
    try {
      return await deps.knex.transaction((trx) => placeOrder(trx, deps, context, { owner, body }));
    } catch (error) {
      if (!isRaced(error)) throw error;
    }
  }
  throw new Refusal(409, 'order_busy');
}

interface Payable {
  readonly kind: PaymentKind | null;
  readonly status: OrderStatus;
}

/** Begins to pay; cash waits for the parcel, and what costs nothing for nothing (T-DIS-18). */
async function firstPayment(
  deps: Dependencies,
  orderId: number,
  { language }: RequestContext,
  securesByCard: boolean,
): Promise<PaymentStart | null> {
  const { kind, status } = await deps
    .knex('orders as o')
    .leftJoin('payment_methods as m', 'm.code', 'o.payment_code')
    .where('o.id', orderId)
    .first<Payable>('m.kind', 'o.status');
  // What is due is certain only after a device that pays a part was inspected; some confirm a mail first.
  if (status === 'awaiting_device' && securesByCard) return firstHold(deps, orderId, language);
  if (status === 'awaiting_device' || status === 'created') return null;
  if (kind === null || kind === 'cash_on_delivery') return null;
  try {
    return await startPayment(deps, { orderId, kind, language });
  } catch (error) {
    // The order is placed; its page offers to pay it.
    deps.log.error({ error: describeError(error), orderId }, 'a payment could not be started');
    return null;
  }
}

/** Begins to hold a card; where that fails the order waits for its device, and its page offers it again. */
async function firstHold(
  deps: Dependencies,
  orderId: number,
  language: Language,
): Promise<PaymentStart | null> {
  try {
    return await startHold(deps, { orderId, language });
  } catch (error) {
    deps.log.warn({ error: describeError(error), orderId }, 'a card could not be held');
    return null;
  }
}

/** The attempt that is going on, on the shop's own page of it. */
async function lastPayment(deps: Dependencies, orderId: number): Promise<PaymentStart | null> {
  const attempt: { code: string; method: PaymentKind } | undefined = await deps
    .knex('payments')
    .where({ order_id: orderId })
    .orderBy('attempt', 'desc')
    .first('code', 'method');
  if (!attempt) return null;
  const { code, method: kind } = attempt;
  const redirectUrl = kind === 'bank_transfer' ? null : salePaths(deps.market.code).payment(code);
  return { redirectUrl, code, kind };
}
