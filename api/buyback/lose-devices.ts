import type { Knex } from 'knex';
import { z } from 'zod';
import { exchangeActsOf } from '#core/orders/courier-exchange.ts';
import { liveExchange, moveExchange } from '../orders/door-exchange/exchange-rows.ts';
import { tell } from '../orders/door-exchange/mark-exchange.ts';
import { findOrder } from '../orders/lock-order.ts';
import { findPledged } from '../orders/pledged-devices.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { BuybackModel } from './buyback-model.ts';
import { inspectRow } from './inspect-row.ts';
import { moveRow } from './move-row.ts';

/** Devices that were lost on their way to us; as it is kept until another person releases it. */
export const lostDevices = z.object({ id: z.int(), staffId: z.int() });

/**
 * A courier had a device and lost it: that is no fault of its seller, so it is bought as it was described. Once it is paid
 * it lies among what is missing (put-into-stock.ts), to be found or written off.
 */
export async function loseDevices(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, staffId }: z.output<typeof lostDevices>,
  at: Date,
): Promise<void> {
  // Devices are locked before their order, as everywhere.
  const ids = (await findPledged(trx, id)).map((device) => device.id);
  const rows = await BuybackModel.query(trx).whereIn('id', ids).orderBy('id').forUpdate();
  const order = await findOrder(trx, { id }, true);
  const exchange = await liveExchange(trx, id);
  const devices = await findPledged(trx, id);
  const { status } = order;
  const acts = exchange ? exchangeActsOf({ state: exchange.state, status, devices }) : [];
  if (!acts.includes('lost')) throw new Refusal(409, 'door_exchange_not_now');
  await moveExchange(trx, id, 'lost', { since: at, lostAt: at });
  await tell(trx, order, 'exchange_lost', { staffId, at });
  for (const row of rows) {
    const by = { actor: 'staff', staffId, reason: 'lost_on_its_way', at } as const;
    if (row.status === 'submitted') await moveRow(trx, deps, row, ['awaiting_device'], by);
    await moveRow(trx, deps, row, ['received'], by);
    const finding = { choices: 'as_described', note: '', numberCheck: null, staffId, at } as const;
    await inspectRow(trx, deps, row, finding);
  }
}
