import type { Knex } from 'knex';
import type { TransferEvent } from '#core/warehouse/scan-at-transfer.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { addTask } from '../../picks/add-task.ts';
import { refreshCardsJobName } from '../../read-models/families-changed.ts';
import { moveStock, type StockMove } from '../../stock/move-stock.ts';
import { receivingLocation } from '../receiving/receiving-places.ts';
import { lockWaitingOrders, serveWaitingOrders } from '../serve-waiting-orders.ts';
import type { TransferHead } from './load-transfer.ts';
import { sourceSql } from './look-up-transferred.ts';

interface Moving {
  readonly head: TransferHead;
  readonly event: Extract<TransferEvent, { kind: 'move' }>;
  readonly operationId: string;
  readonly staffId: number;
  readonly now: Date;
}

export interface Moved {
  /** What has to be done with a damaged piece. */
  readonly taskId: number | null;
  /** Orders that waited for it. */
  readonly orders: readonly string[];
}

/** Why the ledger refuses it: promised to a customer, or somebody took it meanwhile. */
const refusals: Readonly<Record<string, 'promised' | 'not_here'>> = {
  stock_never_oversold: 'promised',
  location_stock_never_below_zero: 'not_here',
  stock_units_in_one_place: 'not_here',
};

/** Moves scanned things out of the sender's bins or in at the receiver; answers why the ledger refused it. */
export async function moveTransferred(
  trx: Knex.Transaction,
  deps: Dependencies,
  moving: Moving,
): Promise<Moved | 'promised' | 'not_here'> {
  const { productId } = moving.event;
  try {
    // Refused is refused whole: what a statement of it locked is let go.
    const moved = await trx.transaction((inner) =>
      moving.head.status === 'packing' ? packOut(inner, moving) : receive(inner, deps, moving),
    );
    if (moved !== 'not_here') await refreshShop(trx, deps, [productId]);
    return moved;
  } catch (error) {
    const refused = refusals[String(Reflect.get(Object(error), 'constraint'))];
    if (refused === undefined) throw error;
    // Of two who take the last piece at once the second is refused as if it were promised.
    const isGone = (await movesOf(trx, moving, moving.head.transitId)) === null;
    return isGone ? 'not_here' : refused;
  }
}

const familiesSql = `
  select distinct v.meta_master_id as id from products p
  join master_products v on v.id = p.master_product_id where p.id = any($1::int[])`;

/** Has the shop show what each place has by now. */
export async function refreshShop(
  trx: Knex.Transaction,
  { jobs }: Dependencies,
  productIds: readonly number[],
): Promise<void> {
  const families = await query<{ id: number }>(trx, familiesSql, [productIds]);
  if (families.length === 0) return;
  await jobs.enqueue(trx, refreshCardsJobName, { ids: families.map(({ id }) => id) });
}

async function packOut(trx: Knex.Transaction, moving: Moving): Promise<Moved | 'not_here'> {
  const moves = await movesOf(trx, moving, moving.head.transitId);
  if (moves === null) return 'not_here';
  await moveStock(trx, moves, reasonOf(moving));
  return { taskId: null, orders: [] };
}

const defaultSql = 'select id from stock_locations where place_id = $1 and is_default';

async function receive(
  trx: Knex.Transaction,
  deps: Dependencies,
  moving: Moving,
): Promise<Moved | 'not_here'> {
  const { head, event, now, staffId } = moving;
  const { toPlaceId: placeId } = head;
  const { productId } = event;
  const of = { productId, placeId };
  // Orders before their stock, as everybody locks them.
  if (!event.isDamaged) await lockWaitingOrders(trx, of);
  const [own] = await query<{ id: number }>(trx, defaultSql, [placeId]);
  if (!own) throw new Error('a place has no bin');
  const toId = event.isDamaged ? await receivingLocation(trx, placeId, 'damaged') : own.id;
  const moves = await movesOf(trx, moving, toId);
  if (moves === null) return 'not_here';
  await moveStock(trx, moves, reasonOf(moving));
  if (!event.isDamaged) {
    const orders = await serveWaitingOrders(trx, deps, { ...of, binId: own.id, now });
    return { taskId: null, orders };
  }
  const note = `X-WAY-${String(head.id)}`;
  const task = { kind: 'damaged', placeId, createdBy: staffId, now, productId, note } as const;
  return { taskId: await addTask(trx, { ...task, locationId: toId }), orders: [] };
}

const reasonOf = ({ head, event, operationId }: Moving) => ({
  why: event.isDamaged ? ('damaged' as const) : ('transferred' as const),
  about: { kind: 'transfer', id: head.id } as const,
  operationId,
});

const unitSql = 'select location_id as "fromId" from stock_units where passport_id = $1';
const plainSql = `
  select s.location_id as "fromId", (s.on_hand - s.with_serial)::int as plain
  from location_stock s join (${sourceSql}) w on w.id = s.location_id
  where s.product_id = $3 and s.on_hand > s.with_serial order by w.walk_order, w.code`;

/** From where the pieces go; null where not so many of them lie there any more. */
async function movesOf(
  trx: Knex,
  { head, event: { productId, quantity, unitId } }: Moving,
  toId: number,
): Promise<readonly StockMove[] | null> {
  if (unitId !== null) {
    const [unit] = await query<{ fromId: number | null }>(trx, unitSql, [unitId]);
    if (!unit || unit.fromId === null) return null;
    return [{ productId, quantity: 1, fromId: unit.fromId, toId, passportId: unitId }];
  }
  const rows = await query<{ fromId: number; plain: number }>(trx, plainSql, [
    head.id,
    head.binId,
    productId,
  ]);
  let left = quantity;
  const moves: StockMove[] = [];
  for (const { fromId, plain } of rows) {
    const taken = Math.min(plain, left);
    left -= taken;
    if (taken > 0) moves.push({ productId, quantity: taken, fromId, toId });
  }
  return left === 0 ? moves : null;
}
