import { canSecure } from '#core/orders/card-hold.ts';
import type { Language } from '#core/market/market.ts';
import { salePaths } from '#core/paths/sale-paths.ts';
import { missingWithout } from '../../orders/holds/hold-amount.ts';
import { liveHold } from '../../orders/holds/hold-rows.ts';
import { canRenew } from '../../orders/holds/hold-view.ts';
import { paymentKindOf } from '../../orders/hold-of-order.ts';
import { findOrder } from '../../orders/lock-order.ts';
import { findPledged } from '../../orders/pledged-devices.ts';
import { gatewayOf, providerOf } from '../../outside/payments/gateways.ts';
import { isOffered } from '../../outside/payments/offered-payments.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { attemptToPay, openAtGateway, storeAttempt, type PaymentStart } from '../start-payment.ts';

const kind = 'card';

/**
 * Begins to hold a card for what the devices of an order are to pay; to be called after the order's
 * own transaction. Refuses with 409 where it would be of no use.
 */
export async function startHold(
  deps: Dependencies,
  { orderId, language }: { readonly orderId: number; readonly language: Language },
): Promise<PaymentStart> {
  const provider = providerOf(kind);
  const gateway = gatewayOf(deps, provider);
  if (!gateway?.holds || !isOffered(deps, kind)) throw new Refusal(409, 'hold_refused');
  const attempt = await deps.knex.transaction(async (trx) => {
    const order = await findOrder(trx, { id: orderId }, true);
    const now = deps.now();
    const live = await liveHold(trx, orderId);
    const devices = await findPledged(trx, orderId);
    const paidBy = await paymentKindOf(trx, order.paymentCode);
    const may =
      live === null
        ? canSecure({ status: order.status, kind: paidBy, devices })
        : canRenew(live, order, now);
    const amount = await missingWithout(trx, deps, order);
    if (!may || amount === 0) throw new Refusal(409, 'hold_refused');
    const wish = { orderId, kind, amount, purpose: 'hold', now } as const;
    const stored = await storeAttempt(trx, wish);
    return { ...stored, order: { number: order.number, due: amount }, isHold: true };
  });
  const page = salePaths(deps.market.code).payment(attempt.code);
  const toPay = attemptToPay(deps, attempt, language);
  const redirectUrl = await openAtGateway(deps, { id: attempt.id, provider }, () =>
    gateway.start(toPay),
  );
  return { redirectUrl: redirectUrl ?? page, code: attempt.code, kind };
}
