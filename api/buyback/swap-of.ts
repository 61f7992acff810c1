import type { Knex } from 'knex';
import type { SettlementWay } from '#core/orders/swap-settlement.ts';
import { findSwapOrder, pricedWays } from '../orders/swap-order.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { BuybackModel } from './buyback-model.ts';
import type { CounterOfferModel, InspectionModel } from './counter-offer-rows.ts';
import type { CounterOfferView } from './counter-offer-view.ts';

/** What a counter-offer means to the order that waits for the device; null where none does or did. */
export async function swapOf(
  db: Knex,
  deps: Dependencies,
  { id, status }: BuybackModel,
  { decision }: CounterOfferModel,
  { price }: InspectionModel,
): Promise<CounterOfferView['swap']> {
  const order = await findSwapOrder(db, id);
  if (!order) return null;
  const { number: orderNumber } = order;
  if (decision !== 'open') {
    const chosen: SettlementWay =
      decision === 'accepted'
        ? 'pay_difference'
        : order.status === 'cancelled'
          ? 'call_off'
          : 'keep_device';
    return { orderNumber, ways: [], chosen, byCard: false, afterGoods: order.isAtDoor };
  }
  // Its customer cancelled the order: the device's sale goes on by itself.
  const isWaiting = order.status === 'awaiting_device' || order.isHeld || order.isExchanged;
  if (order.isReleased || !isWaiting) return null;
  const ways = await pricedWays(db, deps, order.id, { id, status, price });
  const byCard = order.isHeld && order.status !== 'awaiting_payment';
  return { orderNumber, ways, chosen: null, byCard, afterGoods: order.isAtDoor };
}
