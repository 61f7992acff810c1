import type { Knex } from 'knex';
import { heldWays } from '#core/orders/card-hold.ts';
import { waysOf, type SettlementWay } from '#core/orders/swap-settlement.ts';
import type { Rows } from '../platform/database/rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { OrderModel } from './order-model.ts';
import { findPledged } from './pledged-devices.ts';
import { isExchangedSql, liveExchange } from './door-exchange/exchange-rows.ts';
import { isHeldSql, liveHold } from './holds/hold-rows.ts';
import { reckon } from './settled-money.ts';

export type SwapOrderRow = Pick<Rows['orders'], 'id' | 'number' | 'status' | 'due'> & {
  /** Whether the device pays nothing of it any more. */
  readonly isReleased: boolean;
  /** Whether a card is held for what the device is to pay. */
  readonly isHeld: boolean;
  /** Whether the goods left, or may, because the device is taken at the door. */
  readonly isExchanged: boolean;
  /** The same, also once that was settled. */
  readonly isAtDoor: boolean;
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
      db.raw(`${isHeldSql} as "isHeld"`),
      db.raw(`${isExchangedSql} as "isExchanged"`),
      db.raw(`exists (select from order_exchanges x
        where x.order_id = o.id and x.state <> 'ended') as "isAtDoor"`),
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
  const isAhead = await areGoodsAhead(db, orderId);
  // What is paid by the card, or after the goods came, is told without what was paid before.
  const paid = isAhead && order.status !== 'awaiting_payment' ? order.due : 0;
  const settle = async (left: typeof devices) => {
    const { due, payout } = await reckon(db, deps, order, left);
    return { due: Math.max(0, due - paid), payout };
  };
  const costs = {
    pay_difference: await settle(lowered),
    keep_device: await settle(without),
    call_off: { due: 0, payout: 0 },
  };
  const ways = waysOf(found.status);
  return (isAhead ? heldWays(ways, order.status) : ways).map((way) => ({
    way,
    due: costs[way].due,
    payout: costs[way].payout,
  }));
}

/** The ways that are open for a device of which its customer is asked. */
export async function openWays(
  db: Knex,
  orderId: number,
  status: Rows['buybacks']['status'],
): Promise<readonly SettlementWay[]> {
  const order = await OrderModel.query(db).findById(orderId).throwIfNotFound();
  const ways = waysOf(status);
  return (await areGoodsAhead(db, orderId)) ? heldWays(ways, order.status) : ways;
}

/** Whether goods may leave, or have left, before their device was inspected. */
const areGoodsAhead = async (db: Knex, orderId: number): Promise<boolean> =>
  (await liveHold(db, orderId)) !== null || (await liveExchange(db, orderId)) !== null;
