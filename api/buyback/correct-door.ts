import type { Knex } from 'knex';
import { z } from 'zod';
import { doorActOfTwo, exchangeActsOf } from '#core/orders/courier-exchange.ts';
import { liveExchange } from '../orders/door-exchange/exchange-rows.ts';
import { markMissed, markTaken } from '../orders/door-exchange/mark-exchange.ts';
import { findOrder } from '../orders/lock-order.ts';
import type { OrderModel } from '../orders/order-model.ts';
import { findPledged } from '../orders/pledged-devices.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';

/** That a courier does not have a device after all; as it is kept until another person releases it. */
export const correctedDoor = z.object({ id: z.int(), staffId: z.int() });
/** That a courier has a device, by the word of staff; kept likewise. */
export const takenAtDoor = correctedDoor.extend({ number: z.string().nullable() });

/** The courier has the device, as two people say: its customer has done what was agreed. */
export async function sayTaken(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, staffId, number }: z.output<typeof takenAtDoor>,
  at: Date,
): Promise<void> {
  const order = await orderFor(trx, id, 'taken');
  await markTaken(trx, deps, order, { staffId, number, at });
}

/** It was a mistake that the courier has the device, as two people say: it is to be sent, or the goods to be paid. */
export async function correctDoor(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, staffId }: z.output<typeof correctedDoor>,
  at: Date,
): Promise<void> {
  const order = await orderFor(trx, id, 'missed');
  await markMissed(trx, deps, order, { staffId, at });
}

/** The locked order, refused where that cannot be said of its device any more. */
async function orderFor(
  trx: Knex.Transaction,
  id: number,
  to: 'taken' | 'missed',
): Promise<OrderModel> {
  const order = await findOrder(trx, { id }, true);
  const exchange = await liveExchange(trx, id);
  const { status } = order;
  const devices = await findPledged(trx, id);
  const acts = exchange ? exchangeActsOf({ state: exchange.state, status, devices }) : [];
  const isOfTwo = exchange !== null && doorActOfTwo(exchange.state, to) !== null;
  if (!acts.includes(to) || !isOfTwo) throw new Refusal(409, 'door_exchange_not_now');
  return order;
}
