import type { Knex } from 'knex';
import { findOrder } from '../../orders/lock-order.ts';
import { moveOrderTo } from '../../orders/move-order.ts';
import type { OrderModel } from '../../orders/order-model.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { missingParcels } from './hand-over-view.ts';
import { tellCarrierJobName } from './tell-carrier.ts';

export interface CloseWish {
  readonly id: number;
  readonly withoutMissing: boolean;
  readonly reference: string | null;
  readonly staffId: number;
  readonly now: Date;
}

interface ManifestRow {
  readonly status: 'open' | 'closing' | 'closed';
  readonly carrier: string;
  readonly placeId: number;
  readonly problem: string | null;
}

const ordersSql = `
  select distinct p.order_id as id from manifest_parcels c join parcels p on p.id = c.parcel_id
  where c.manifest_id = $1 order by p.order_id`;
const lockSql = `
  select status, carrier, place_id as "placeId", problem from manifests where id = $1
  for no key update`;
const leaveSql = `
  update manifests set status = 'closing', left_at = $2, left_by = $3 where id = $1`;
const stayingSql = `
  select 1 from parcels p left join manifest_parcels c on c.parcel_id = p.id
  left join manifests m on m.id = c.manifest_id
  where p.order_id = $1 and (m.id is null or m.status = 'open') limit 1`;

const ordersOn = async (trx: Knex, id: number): Promise<number[]> =>
  (await query<{ id: number }>(trx, ordersSql, [id])).map((row) => row.id);

/**
 * Lets the parcels of a manifest go: it is `closing` from then on, and its carrier is told after the caller's transaction. An
 * order is handed over with its last parcel. Orders are locked by their ids first, as their cancelling locks them.
 */
export async function closeManifest(
  trx: Knex.Transaction,
  deps: Dependencies,
  wish: CloseWish,
): Promise<void> {
  const { id, now, staffId } = wish;
  const orders: OrderModel[] = [];
  for (const orderId of await ordersOn(trx, id)) {
    orders.push(await findOrder(trx, { id: orderId }, true));
  }
  const [manifest] = await query<ManifestRow>(trx, lockSql, [id]);
  if (!manifest) throw new Refusal(404, 'not_found');
  if (manifest.status === 'closed') return;
  if (manifest.status === 'closing') {
    await askAgain(trx, deps, wish, manifest);
    return;
  }
  const locked = new Set(orders.map((order) => order.id));
  const onIt = new Set(await ordersOn(trx, id));
  // A parcel was scanned between the two readings.
  if ([...onIt].some((orderId) => !locked.has(orderId))) throw new Refusal(409, 'manifest_changed');
  if (onIt.size === 0) throw new Refusal(409, 'manifest_empty');
  // One whose parcel was taken off meanwhile holds nobody up.
  if (orders.some((order) => order.status === 'cancelled' && onIt.has(order.id))) {
    throw new Refusal(409, 'manifest_cancelled');
  }
  const missing = await missingParcels(trx, manifest.carrier, manifest.placeId);
  if (missing.length > 0 && !wish.withoutMissing) throw new Refusal(409, 'manifest_missing');
  await query(trx, leaveSql, [id, now, staffId]);
  for (const order of orders) {
    // Of a split order the other parcels are here still; a driver's own scan may have moved it already.
    if (order.status !== 'packed' || (await query(trx, stayingSql, [order.id])).length > 0)
      continue;
    await moveOrderTo(trx, deps, order, 'handed_over', { actor: 'staff', staffId, at: now });
  }
  await deps.jobs.enqueue(trx, tellCarrierJobName, { id });
}

const againSql = `
  update manifests set problem = null, tries = 0, is_unanswered = false
  where id = $1 and (claimed_until is null or claimed_until <= $2)`;
const byHandSql = `
  update manifests set status = 'closed', closed_at = $2, reference = $3, problem = null,
    is_unanswered = false, claimed_until = null
  where id = $1 and (claimed_until is null or claimed_until <= $2) returning id`;

/** Somebody looked into the carrier's portal: it is there under a number, or it is not and is asked for once more. */
async function askAgain(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, now, reference }: CloseWish,
  { problem }: ManifestRow,
): Promise<void> {
  if (reference !== null && problem !== null) {
    const byHand = await query(trx, byHandSql, [id, now, reference]);
    // A job is asking the carrier just now; its answer would come over what was typed.
    if (byHand.length === 0) throw new Refusal(409, 'manifest_asked');
    return;
  }
  if (problem !== null) await query(trx, againSql, [id, now]);
  await deps.jobs.enqueue(trx, tellCarrierJobName, { id });
}
