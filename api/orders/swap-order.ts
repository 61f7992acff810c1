import type { Knex } from 'knex';
import { settleTotal } from '#core/cart/settle-total.ts';
import { waysOf, type SettlementWay } from '#core/orders/swap-settlement.ts';
import type { Rows } from '../platform/database/rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { OrderModel } from './order-model.ts';
import { findPledged } from './pledged-devices.ts';
import { voucherOf } from './swap-voucher.ts';

export type SwapOrderRow = Pick<Rows['orders'], 'id' | 'number' | 'status' | 'due'> & {
  /** Whether the device pays nothing of it any more. */
  readonly isReleased: boolean;
};

/** The last order that a device was set off against, whatever became of it. */
export const findSwapOrder = async (db: Knex, buybackId: number): Promise<SwapOrderRow | null> => {
  const row = await db('order_buybacks as c')
    .join('orders as o', 'o.id', 'c.order_id')
    .where({ 'c.buyback_id': buybackId, 'c.kind': 'swap' })
    .orderBy('o.id', 'desc')
    .first<SwapOrderRow | undefined>(
      'o.id',
      'o.number',
      'o.status',
      'o.due',
      db.raw('c.released_at is not null as "isReleased"'),
    );
  return row ?? null;
};

/** A way out of a lowered value, with what it costs. */
export interface PricedWay {
  readonly way: SettlementWay;
  readonly due: number;
  readonly payout: number;
}

interface FoundDevice {
  readonly id: number;
  readonly status: Rows['buybacks']['status'];
  /** What the inspection found it to be worth, whole units. */
  readonly price: number;
}

/** What the customer may choose for a device that was found to be worth less (T-SWAP-4). */
export async function pricedWays(
  db: Knex,
  deps: Dependencies,
  orderId: number,
  found: FoundDevice,
): Promise<PricedWay[]> {
  const order = await OrderModel.query(db).findById(orderId).throwIfNotFound();
  const devices = await findPledged(db, orderId);
  const without = devices.filter(({ id }) => id !== found.id);
  const lowered = devices.map((each) =>
    each.id === found.id ? { ...each, price: found.price } : each,
  );
  const settle = async (left: typeof devices) => {
    const buyback = left.reduce((sum, { price }) => sum + price, 0);
    const voucher = await voucherOf(db, deps, order, left);
    return settleTotal({ total: order.total, buyback, bonus: voucher?.worth ?? 0 });
  };
  const costs = {
    pay_difference: await settle(lowered),
    keep_device: await settle(without),
    call_off: { due: 0, payout: 0 },
  };
  return waysOf(found.status).map((way) => ({
    way,
    due: costs[way].due,
    payout: costs[way].payout,
  }));
}
