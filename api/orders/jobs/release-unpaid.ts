import type { Knex } from 'knex';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { moveOrderTo } from '../move-order.ts';
import { OrderModel } from '../order-model.ts';

/** Lets go what nobody paid, or confirmed, in the time that core/orders/unpaid-order.ts gives it (T-ORD-9). */
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
    .whereIn('status', ['created', 'awaiting_payment'])
    .where({ payment_status: 'waiting' })
    .where('release_at', '<=', at)
    .orderBy(['release_at', 'id'])
    .first()
    .forUpdate()
    .skipLocked();
  if (!order) return false;
  const isAwaited = order.mailCheck === 'awaited';
  const mover = { actor: 'system', reason: isAwaited ? 'unconfirmed' : 'unpaid', at } as const;
  const mail = isAwaited ? 'order-unconfirmed' : 'order-released';
  await moveOrderTo(trx, deps, order, 'cancelled', mover, mail);
  return true;
}
