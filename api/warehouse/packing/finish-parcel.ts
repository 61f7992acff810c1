import type { Knex } from 'knex';
import { checkWeight } from '#core/warehouse/check-weight.ts';
import { isAllPacked } from '#core/warehouse/scan-at-packing.ts';
import { findOrder } from '../../orders/lock-order.ts';
import { moveOrderTo } from '../../orders/move-order.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { shopNumber } from '../../platform/shop-numbers/shop-number.ts';
import { useApproval } from '../../staff-session/use-approval.ts';
import { prepareShipment } from '../../shipments/prepare-shipment.ts';
import { moveStock, type StockMove } from '../../stock/move-stock.ts';
import { boxesOf, sumOf, thingsOf, weightsOf } from './desk-view.ts';
import { deskOf, loadDesk, lockPacker, lockPick, type DeskRow } from './load-desk.ts';

export interface FinishWish {
  readonly deskId: number;
  readonly weightGrams: number;
  readonly boxId: number | null;
  readonly reason: string;
  readonly approval: string | null;
  readonly staffId: number;
  readonly now: Date;
}

interface Parcel {
  readonly id: number;
  readonly number: string;
  readonly weightGrams: number;
  readonly isOrderPacked: boolean;
}

const parcelSql = `
  select b.id, b.number, b.weight_grams as "weightGrams", o.status <> 'picking' as "isOrderPacked"
  from parcels b join orders o on o.id = b.order_id where b.desk_id = $1 and b.packed_by = $2`;

/**
 * Closes the parcel of a desk: weighed and compared, its pieces go from the crates into it, the crates are free, and the
 * order is packed with its last pick. The order is locked first, as its cancelling does (T-WH-6).
 */
export async function finishParcel(
  trx: Knex.Transaction,
  deps: Dependencies,
  wish: FinishWish,
): Promise<Parcel> {
  const { deskId, now, staffId } = wish;
  await lockPacker(trx, staffId);
  // A repeat after a lost network: the parcel is there.
  const [before] = await query<Parcel>(trx, parcelSql, [deskId, staffId]);
  if (before) return before;
  const desk = await deskOf(trx, staffId);
  if (desk?.id !== deskId) throw new Refusal(404, 'not_found');
  const order = await findOrder(trx, { id: desk.orderId }, true);
  const status = await lockPick(trx, desk.pickId);
  if (order.status !== 'picking' || status !== 'picked') {
    throw new Refusal(409, 'pack_order_gone');
  }
  const loaded = await loadDesk(trx, desk);
  if (loaded.lines.length === 0 || !isAllPacked(loaded))
    throw new Refusal(409, 'pack_not_finished');
  const weight = await weighed(trx, desk, wish);
  await storeParcel(trx, desk, wish, weight);
  await query(trx, 'update pack_desks set ended_at = $2 where id = $1', [desk.id, now]);
  await query(trx, donePickSql, [desk.pickId]);
  const [made] = await query<{ id: number }>(trx, madeSql, [deskId]);
  if (made) await prepareShipment(trx, deps, { parcelId: made.id, now });
  if (await isLastPick(trx, desk.orderId)) {
    await moveOrderTo(trx, deps, order, 'packed', { actor: 'staff', staffId, at: now });
  }
  const [parcel] = await query<Parcel>(trx, parcelSql, [deskId, staffId]);
  if (!parcel) throw new Error('a parcel is gone');
  return parcel;
}

interface Weighed {
  readonly expected: number | null;
  readonly approvedBy: number | null;
}

async function weighed(trx: Knex, desk: DeskRow, wish: FinishWish): Promise<Weighed> {
  const { approval, boxId, now, reason, staffId, weightGrams } = wish;
  const box = boxId === null ? null : (await boxesOf(trx)).find(({ id }) => id === boxId);
  if (box === undefined) throw new FieldRefusal({ box_id: ['invalid_value'] });
  const weights = weightsOf(await thingsOf(trx, desk));
  const sum = sumOf(weights);
  const empty = box?.weightGrams ?? 0;
  const expected = sum === null ? null : sum + empty;
  const tolerated = await shopNumber(trx, 'weight_tolerance_grams');
  const verdict = checkWeight(weightGrams, weights, empty, tolerated);
  if (verdict !== 'off') return { expected, approvedBy: null };
  if (approval === null && reason === '') {
    throw new Refusal(409, 'weight_off', { extra: { weight_off: true } });
  }
  if (approval === null) return { expected, approvedBy: null };
  const asked = { token: approval, subject: `order:${String(desk.orderId)}`, by: staffId, now };
  return { expected, approvedBy: await useApproval(trx, { ...asked, action: 'weight_mismatch' }) };
}

const madeSql = 'select id from parcels where desk_id = $1';
const numberSql = "select 'P-' || nextval('parcel_numbers') as number";
const locationSql = `
  insert into stock_locations (kind, place_id, code) values ('parcel', $1, $2) returning id`;
const insertSql = `
  insert into parcels (number, order_id, pick_id, desk_id, place_id, location_id, box_id,
    weight_grams, expected_grams, weight_reason, approved_by, packed_by, packed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`;
const piecesSql = `
  update pick_pieces c set packed_at = $2, parcel_id = $3 from pick_lines l
  where l.id = c.pick_line_id and l.pick_id = $1 and c.packed_at is null
  returning l.product_id as "productId", c.passport_id as "passportId", c.crate_id as "fromId"`;
const freeSql = `
  delete from crate_bindings where pick_id = $1`;

async function storeParcel(
  trx: Knex.Transaction,
  { id: deskId, orderId, pickId, placeId }: DeskRow,
  { boxId, now, reason, staffId, weightGrams }: FinishWish,
  { approvedBy, expected }: Weighed,
): Promise<void> {
  const [numbered] = await query<{ number: string }>(trx, numberSql, []);
  const number = numbered?.number ?? '';
  const [location] = await query<{ id: number }>(trx, locationSql, [placeId, number]);
  if (!location) throw new Error('a parcel has no place in the ledger');
  const toId = location.id;
  const whose = [number, orderId, pickId, deskId, placeId, toId, boxId];
  const how = [weightGrams, expected, reason, approvedBy, staffId, now];
  const [parcel] = await query<{ id: number }>(trx, insertSql, [...whose, ...how]);
  if (!parcel) throw new Error('a parcel got no id');
  const pieces = await query<Omit<StockMove, 'quantity' | 'toId'>>(trx, piecesSql, [
    pickId,
    now,
    parcel.id,
  ]);
  const moves = pieces.map((piece) => ({ ...piece, quantity: 1, toId }));
  await moveStock(trx, moves, { why: 'packed', about: { kind: 'order', id: orderId } });
  await query(trx, freeSql, [pickId]);
}

// What was not found yet waits for a supervisor again, now without what is packed.
const donePickSql = `
  update picks p set status = case
    when exists (select from pick_lines l where l.pick_id = p.id and l.status <> 'picked')
      then 'short' else 'packed' end
  where id = $1`;

async function isLastPick(trx: Knex, orderId: number): Promise<boolean> {
  const sql = "select id from picks where order_id = $1 and status not in ('packed', 'cancelled')";
  return (await query(trx, sql, [orderId])).length === 0;
}
