import type { Knex } from 'knex';
import { itemInBooks } from '../../catalog-admin/item-in-books.ts';
import { lockCounted, writeCount } from '../../catalog-admin/write-off.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { doOrPrepare } from '../../prepared-acts/prepare-act.ts';
import { refreshCardsJobName } from '../../read-models/families-changed.ts';
import { lockStock } from '../../stock/lock-stock.ts';
import { moveStock, type StockMove } from '../../stock/move-stock.ts';
import type { AtStore } from '../receiving/receiving-places.ts';
import { closeTask, lockTask, type OpenTask } from './lock-task.ts';
import { resumePick } from './resume-pick.ts';

export interface TypedCount extends AtStore {
  readonly taskId: number;
  readonly counted: number;
  readonly note: string;
  readonly staffId: number;
  readonly now: Date;
}
/** What was counted, where the product and the bin of the task are known. */
interface Place extends TypedCount {
  readonly task: OpenTask;
  readonly productId: number;
  readonly binId: number;
}

const lyingSql = `
  select coalesce(sum(s.on_hand), 0)::int as "onHand", coalesce(sum(s.with_serial), 0)::int as devices
  from location_stock s where s.product_id = $1 and s.location_id = $2`;

/**
 * Books what somebody counted in a bin (T-WH-7). What is more than the books say was missing, or was never known; what
 * is less is written off, above the house's limit by two people. The order that waited for found pieces goes on.
 */
export async function bookCount(trx: Knex.Transaction, deps: Dependencies, typed: TypedCount) {
  const task = await lockTask(trx, typed.taskId, typed);
  const { locationId: binId, productId, placeId } = task;
  if (task.way !== 'count' || binId === null || productId === null) {
    throw new Refusal(409, 'conflict');
  }
  const at = { ...typed, task, binId, productId };
  // The order before its stock, as everybody locks them.
  if (task.orderId !== null)
    await trx('orders').where({ id: task.orderId }).forUpdate().select('id');
  await lockStock(trx, { productId, placeId });
  const [lying] = await query<{ onHand: number; devices: number }>(trx, lyingSql, [
    productId,
    binId,
  ]);
  const { onHand = 0, devices = 0 } = lying ?? {};
  const more = typed.counted - onHand;
  if (typed.counted < devices) throw new Refusal(409, 'count_by_serial');
  if (more > 0) await bringBack(trx, deps, at, more);
  const prepared = more < 0 ? await writeOff(trx, deps, at, -more) : null;
  const goesOn =
    more > 0 ? await resumePick(trx, { task, productId, binId, now: typed.now }) : null;
  await closeTask(trx, task.id, {
    to: 'done',
    now: typed.now,
    staffId: typed.staffId,
    note: typed.note,
  });
  return { found: Math.max(0, more), lost: Math.max(0, -more), goesOn, prepared };
}

const missingSql = `
  select u.passport_id as "passportId", 1 as quantity, u.location_id as "fromId"
  from stock_units u join stock_locations l on l.id = u.location_id
  where u.product_id = $1 and l.kind = 'missing' and l.place_id = $2
  union all
  select null, s.on_hand - s.with_serial, s.location_id
  from location_stock s join stock_locations l on l.id = s.location_id
  where s.product_id = $1 and l.kind = 'missing' and l.place_id = $2 and s.on_hand > s.with_serial
  order by 1 nulls last`;

async function bringBack(trx: Knex.Transaction, deps: Dependencies, at: Place, more: number) {
  const { task, productId, binId, note } = at;
  const missing = await query<Pick<StockMove, 'passportId' | 'quantity' | 'fromId'>>(
    trx,
    missingSql,
    [productId, task.placeId],
  );
  const devices = missing.filter(({ passportId }) => passportId !== null).length;
  // Which of several devices is back no number says.
  if (devices > more) throw new Refusal(409, 'count_by_serial');
  let left = more;
  const found: StockMove[] = [];
  for (const one of missing) {
    const quantity = Math.min(one.quantity, left);
    left -= quantity;
    if (quantity > 0) found.push({ ...one, productId, quantity, toId: binId });
  }
  const about = { kind: 'task', id: task.id } as const;
  await moveStock(trx, found, { why: 'found', about, note });
  const unknown = { productId, quantity: left, fromId: null, toId: binId };
  await moveStock(trx, left > 0 ? [unknown] : [], { why: 'counted', about, note });
  const { family } = await itemInBooks(trx, productId);
  await deps.jobs.enqueue(trx, refreshCardsJobName, { ids: [family] });
}

async function writeOff(trx: Knex.Transaction, deps: Dependencies, at: Place, gone: number) {
  const { task, productId, binId, note, staffId, now } = at;
  if (note === '') throw new FieldRefusal({ note: ['required'] });
  const item = await itemInBooks(trx, productId);
  const place = await lockStock(trx, { productId, placeId: task.placeId });
  const onHand = place.onHand - gone;
  if (onHand < place.allocated) throw new FieldRefusal({ counted: ['stock_allocated'] });
  const count = {
    productId,
    placeId: task.placeId,
    binId,
    countedFrom: place.onHand,
    onHand,
    reason: note,
  };
  await lockCounted(trx, count, () => Promise.reject(new Refusal(409, 'conflict')));
  const { prepared } = await doOrPrepare(
    trx,
    deps,
    {
      act: 'write_off',
      subject: `stock:${String(productId)}:${String(task.placeId)}`,
      title: `${item.code} −${String(gone)}`,
      amount: gone * item.worth,
      payload: count,
      reason: note,
      staffId,
      at: now,
    },
    () => writeCount(trx, deps, count),
  );
  return prepared;
}
