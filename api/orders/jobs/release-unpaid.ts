import type { Knex } from 'knex';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { moveOrderTo } from '../move-order.ts';
import { OrderModel } from '../order-model.ts';

/** Lets go what nobody paid in time: 60 minutes online, 7 days by transfer, never cash (T-ORD-9). */
export const releaseUnpaid: JobDefinition = {
  name: 'order-release-unpaid',
  schedule: '* * * * *',
  run: async (_, deps) => {
    // Each in its own transaction: two orders of one would lock stock in no certain order.
    while (await deps.knex.transaction((trx) => releaseNext(trx, deps)));
  },
};

/** Answers whether there was one. */
async function releaseNext(trx: Knex.Transaction, deps: Dependencies): Promise<boolean> {
  const at = deps.now();
  const order = await OrderModel.query(trx)
    .where({ status: 'awaiting_payment', payment_status: 'waiting' })
    .where('release_at', '<=', at)
    .orderBy(['release_at', 'id'])
    .first()
    .forUpdate()
    .skipLocked();
  if (!order) return false;
  const mover = { actor: 'system', reason: 'unpaid', at } as const;
  await moveOrderTo(trx, deps, order, 'cancelled', mover, 'order-released');
  return true;
}
