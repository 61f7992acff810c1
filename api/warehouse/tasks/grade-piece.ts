import type { Knex } from 'knex';
import { refreshCards } from '../../read-models/refresh-cards.ts';
import { itemInBooks } from '../../catalog-admin/item-in-books.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { lookUpScan } from '../look-up-scan.ts';
import type { GradeWish, PieceInHand } from './graded-piece.ts';
import { closeTask, lockTask, type OpenTask } from './lock-task.ts';
import { sellGraded } from './sell-graded.ts';
import { writeOffPieces } from './write-off-pieces.ts';

const onceSql = 'select 1 from stock_movements where operation_id = $1 limit 1';

/**
 * Judges a piece that came back or came in not as new: it gets a grade, a price and a bin, or it is written off, above the
 * house's limit by two people. The task is done with its last piece; a repeat changes nothing.
 */
export async function gradePiece(trx: Knex.Transaction, deps: Dependencies, wish: GradeWish) {
  const task = await lockTask(trx, wish.taskId, wish);
  const { locationId, productId } = task;
  if (task.way !== 'grade' || locationId === null || productId === null) {
    throw new Refusal(409, 'conflict');
  }
  if ((await query(trx, onceSql, [wish.operationId])).length > 0) {
    return { left: await leftOf(trx, task), isOnSale: null, prepared: null };
  }
  const passportId = await scannedPiece(trx, deps, wish, { productId, task });
  const piece = { task, productId, locationId, passportId };
  await refuseMissing(trx, piece, wish.quantity);
  const before = await leftOf(trx, task);
  const isSold = wish.to === 'sell';
  const isOnSale = isSold ? await sellGraded(trx, deps, piece, wish) : null;
  const prepared = isSold ? null : await writeOffPieces(trx, deps, piece, wish);
  const left = Math.max(0, before - wish.quantity);
  const { note, now, staffId } = wish;
  if (left === 0) await closeTask(trx, task.id, { to: 'done', now, staffId, note });
  const { family } = await itemInBooks(trx, productId);
  await refreshCards(trx, [family], deps);
  return { left, isOnSale, prepared };
}

/** The passport of the device in hand; null of a piece without a number. */
async function scannedPiece(
  trx: Knex,
  { cipher }: Dependencies,
  { text }: GradeWish,
  { productId, task }: { readonly productId: number; readonly task: OpenTask },
): Promise<number | null> {
  const scan = await lookUpScan(trx, cipher, text, task.placeId);
  if (scan.kind === 'unit' && scan.productId === productId) return scan.unitId;
  if (scan.kind === 'product' && scan.productIds.includes(productId)) return null;
  throw new FieldRefusal({ text: ['not_this_piece'] });
}

const lyingSql = `
  select on_hand - with_serial as plain, with_serial as devices from location_stock
  where product_id = $1 and location_id = $2 for update`;
const unitSql = `
  select 1 from stock_units where passport_id = $1 and product_id = $2 and location_id = $3`;

/** What does not lie there cannot be judged; a device is told by its number. */
async function refuseMissing(
  trx: Knex,
  { locationId, passportId, productId }: PieceInHand,
  quantity: number,
): Promise<void> {
  const [lying] = await query<{ plain: number; devices: number }>(trx, lyingSql, [
    productId,
    locationId,
  ]);
  const { devices = 0, plain = 0 } = lying ?? {};
  if (passportId !== null) {
    const here = await query(trx, unitSql, [passportId, productId, locationId]);
    if (here.length === 0) throw new FieldRefusal({ text: ['not_this_piece'] });
    if (quantity > 1) throw new FieldRefusal({ quantity: ['too_large'] });
    return;
  }
  if (plain >= quantity) return;
  if (plain === 0 && devices > 0) throw new FieldRefusal({ text: ['scan_serial'] });
  throw new FieldRefusal({ quantity: ['not_so_many_here'] });
}

// Of an order what came back with it in this condition; of a delivery what lies there.
const leftSql = `
  with back as (
    select sum(p.quantity)::int as pieces from goods_return_pieces p
    join goods_returns r on r.id = p.return_id
    where r.order_id = $1 and p.product_id = $2 and p.condition = $3),
  lies as (
    select coalesce(sum(on_hand), 0)::int as pieces from location_stock
    where product_id = $2 and location_id = $4),
  judged as (
    select coalesce(sum(quantity), 0)::int as pieces from stock_movements
    where about_kind = 'task' and about_id = $5 and from_id = $4)
  select least(lies.pieces, coalesce(back.pieces - judged.pieces, lies.pieces)) as left
  from back, lies, judged`;

/** Pieces of a task that nobody has judged yet. */
async function leftOf(trx: Knex, task: OpenTask): Promise<number> {
  const { id, kind, locationId, orderId, productId } = task;
  const condition = kind === 'damaged' ? 'damaged' : 'second_grade';
  const of = [orderId, productId, condition, locationId, id];
  const [row] = await query<{ left: number }>(trx, leftSql, of);
  return row?.left ?? 0;
}
