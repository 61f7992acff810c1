import { refundSwap, type SwapPayment } from '#core/orders/refund.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { missingWithout } from './holds/hold-amount.ts';
import { liveHold } from './holds/hold-rows.ts';
import type { OrderModel } from './order-model.ts';
import { refundedBefore } from './refund-order.ts';

/** What would go back of an order for pieces of so much net now, in whole units (`refundSwap`). */
export async function previewRefund(deps: Dependencies, order: OrderModel, returned: number) {
  const { nets } = await refundedBefore(deps.knex, order.id);
  return refundSwap(await paidPartsOf(deps, order), nets, returned);
}

/** How an order was paid; a card that is held pays for its devices before goods go back. */
async function paidPartsOf(deps: Dependencies, order: OrderModel): Promise<SwapPayment> {
  const { total, due, buybackCredit: buyback, bonusCredit: bonus } = order;
  if ((await liveHold(deps.knex, order.id)) === null) return { paid: due, buyback, bonus };
  const paid = due + (await missingWithout(deps.knex, deps, order));
  return { paid, buyback: 0, bonus: Math.max(0, total - paid) };
}
