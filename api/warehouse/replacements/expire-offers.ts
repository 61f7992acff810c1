import type { Knex } from 'knex';
import { findOrder } from '../../orders/lock-order.ts';
import { addTask } from '../../picks/add-task.ts';
import { endOffers } from '../../picks/end-offers.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';

interface Due {
  readonly orderId: number;
  readonly pickLineId: number;
  readonly placeId: number;
  readonly productId: number;
}

const dueSql = `
  select r.order_id as "orderId", r.pick_line_id::int as "pickLineId", r.place_id as "placeId",
    r.from_product_id as "productId"
  from replacement_offers r
  where r.status = 'open' and r.expires_at <= $1 and r.pick_line_id is not null
  order by r.expires_at, r.id limit 1`;
const stillSql = `
  select 1 from replacement_offers where pick_line_id = $1 and status = 'open' and expires_at <= $2`;

/** Offers that nobody answered end: their pieces are free again, and a supervisor decides what becomes of the order. */
export const expireOffers: JobDefinition = {
  name: 'replacements-expire',
  schedule: '*/10 * * * *',
  run: async (_, deps) => {
    // Each in its own transaction: two orders of one would lock stock in no certain order.
    while (await deps.knex.transaction((trx) => expireNext(trx, deps)));
  },
};

/** Answers whether there was one. */
async function expireNext(trx: Knex.Transaction, deps: Dependencies): Promise<boolean> {
  const now = deps.now();
  const [due] = await query<Due>(trx, dueSql, [now]);
  if (!due) return false;
  const { orderId, pickLineId, placeId, productId } = due;
  await findOrder(trx, { id: orderId }, true);
  // Its customer may have answered while the lock was waited for.
  if ((await query(trx, stillSql, [pickLineId, now])).length === 0) return true;
  await endOffers(trx, { pickLineIds: [pickLineId], to: 'expired', now });
  await addTask(trx, { kind: 'replacement', placeId, createdBy: null, now, orderId, productId });
  return true;
}
