import type { Knex } from 'knex';
import { exchangeNext } from '#core/orders/courier-exchange.ts';
import { deviceDeadline } from '#core/orders/swap-settlement.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { moveOrderTo, type OrderMover } from '../move-order.ts';
import type { OrderModel } from '../order-model.ts';
import { findPledged } from '../pledged-devices.ts';
import { endExchange } from './exchange-rows.ts';
import { settleDelivered } from './settle-delivered.ts';

const dayMs = 86_400_000;
/** A device is given so long at least where its order waits for it anew. */
const daysAnew = 7;

/**
 * Brings a locked order up to date whose device is taken at the door. Answers whether it waits for the device as every
 * other swap by now, so that it is to be settled as one.
 */
export async function settleExchanged(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  at: Date,
): Promise<boolean> {
  const devices = await findPledged(trx, order.id);
  const next = exchangeNext({ status: order.status, devices });
  if (next === 'wait_again') {
    await waitAgain(trx, deps, order, { actor: 'system', reason: 'exchange_device_came', at });
    return true;
  }
  if (next === 'call_off') {
    const mover: OrderMover = { actor: 'system', reason: 'device_cancelled', at };
    await moveOrderTo(trx, deps, order, 'cancelled', mover, 'order-called-off');
  } else if (next === 'settled') {
    await settleDelivered(trx, deps, order, at);
  }
  return false;
}

/** Ends an exchange whose goods lie on their shelf: they wait for the device. */
export async function waitAgain(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  mover: OrderMover,
): Promise<void> {
  const { at } = mover;
  await endExchange(trx, order.id, at);
  await moveOrderTo(trx, deps, order, 'awaiting_device', { ...mover, actor: 'system' }, null);
  const own = deviceDeadline(order.placedAt, deps.market.timeZone);
  const anew = new Date(at.getTime() + daysAnew * dayMs);
  await order.$query(trx).patch({ releaseAt: own > anew ? own : anew });
}
