import type { Knex } from 'knex';
import type { CarriedPieces } from '#core/warehouse/scan-at-put-away.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { refreshCardsJobName } from '../../read-models/families-changed.ts';
import { lockLocations } from '../../stock/move-between.ts';
import { moveStock, type StockMove } from '../../stock/move-stock.ts';
import { lockWaitingOrders, serveWaitingOrders } from '../serve-waiting-orders.ts';
import { waitingSql } from './put-away-view.ts';

interface PutIntoBin {
  readonly operationId: string;
  readonly placeId: number;
  readonly carried: CarriedPieces;
  readonly binId: number;
  readonly now: Date;
}

const sourcesSql = `
  select w.location_id as "fromId", (w.on_hand - w.with_serial)::int as plain
  from (${waitingSql}) w where w.product_id = $2 order by w.location_id`;
const unitsSql = `
  select u.passport_id as "passportId", u.location_id as "fromId" from (${waitingSql}) w
  join stock_units u on u.product_id = w.product_id and u.location_id = w.location_id
  where w.product_id = $2 and u.passport_id = any($3::int[]) order by 1`;
const binSql = `
  select b.code, v.meta_master_id as family from stock_locations b, products p
  join master_products v on v.id = p.master_product_id where b.id = $1 and p.id = $2`;

/**
 * Moves what is carried into a bin, whose row is locked: never two writes at one bin at once. Orders that waited for it
 * have it before anybody can buy it. Null where somebody else has put it away meanwhile.
 */
export async function putIntoBin(
  trx: Knex.Transaction,
  deps: Dependencies,
  { operationId, placeId, carried, binId, now }: PutIntoBin,
): Promise<{ readonly bin: string; readonly orders: readonly string[] } | null> {
  const { productId } = carried;
  const at = { productId, placeId, binId, now };
  // Orders before their stock, as everybody locks them.
  await lockWaitingOrders(trx, at);
  const from = await query<{ fromId: number }>(trx, sourcesSql, [placeId, productId]);
  await lockLocations(trx, [binId, ...from.map(({ fromId }) => fromId)]);
  const moves = await movesOf(trx, placeId, carried, binId);
  if (moves === null) return null;
  await moveStock(trx, moves, { why: 'moved', operationId });
  const orders = await serveWaitingOrders(trx, deps, at);
  const [row] = await query<{ code: string; family: number }>(trx, binSql, [binId, productId]);
  if (row) await deps.jobs.enqueue(trx, refreshCardsJobName, { ids: [row.family] });
  return { bin: row?.code ?? '', orders };
}

/** From where the pieces are taken; null where not all of them wait any more. */
async function movesOf(
  trx: Knex,
  placeId: number,
  { productId, quantity, unitIds }: CarriedPieces,
  toId: number,
): Promise<readonly StockMove[] | null> {
  const wanted = [placeId, productId] as const;
  const units = await query<{ passportId: number; fromId: number }>(trx, unitsSql, [
    ...wanted,
    unitIds,
  ]);
  const sources = await query<{ fromId: number; plain: number }>(trx, sourcesSql, wanted);
  const moves: StockMove[] = units.map((unit) => ({ ...unit, productId, quantity: 1, toId }));
  let left = quantity - unitIds.length;
  for (const { fromId, plain } of sources) {
    const taken = Math.min(plain, left);
    left -= taken;
    if (taken > 0 && fromId !== toId) moves.push({ productId, quantity: taken, fromId, toId });
  }
  const isWhole = units.length === unitIds.length && left === 0 && moves.length > 0;
  return isWhole && moves.every(({ fromId }) => fromId !== toId) ? moves : null;
}
