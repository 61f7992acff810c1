import type { Knex } from 'knex';
import { preparePrices, splitForTwo } from '../../catalog-admin/product-list/price-approval.ts';
import { addTask } from '../../picks/add-task.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { moveStock } from '../../stock/move-stock.ts';
import type { GradeWish, PieceInHand } from './graded-piece.ts';

interface Source {
  readonly isSingle: boolean;
  readonly price: number;
  /** What pieces of the same variant and grade cost that are offered now. */
  readonly alike: number | null;
}

const sourceSql = `
  select p.is_single_unit as "isSingle", p.price,
    (select min(a.price) from products a where a.master_product_id = p.master_product_id
      and a.condition = 'used' and a.grade = $2 and a.is_on_sale and a.sold_at is null
      and a.id <> p.id) as alike
  from products p where p.id = $1 for update of p`;
// A piece of new goods becomes one of its own; what is known of its package stays.
const insertSql = `
  insert into products (master_product_id, condition, grade, is_single_unit, passport_id, price,
    is_on_sale, package_width_cm, package_height_cm, package_depth_cm, package_weight_kg, unit_cost)
  select master_product_id, 'used', $2, true, $3, $4, false, package_width_cm, package_height_cm,
    package_depth_cm, package_weight_kg, unit_cost
  from products where id = $1 returning id, price, reduced_at`;
const againSql = `
  update products set grade = $2, sold_at = null, is_on_sale = false, version = version + 1
  where id = $1 returning id, price, reduced_at`;
const offerSql = `
  update products set price = $2, is_on_sale = true, version = version + 1 where id = $1`;
const listedSql = `
  insert into device_passport_events (passport_id, kind, at)
  select passport_id, 'listed', $2 from products where id = $1 and passport_id is not null`;
const binSql = `
  select id from stock_locations
  where code = $1 and kind = 'bin' and place_id = $2 and is_open`;

interface Item {
  readonly id: number;
  readonly price: number;
  readonly reduced_at: Date | null;
}

/**
 * Puts a graded piece into a bin as a stock item of its grade. It is offered for the typed price, else for what pieces of this
 * grade cost; where nobody knows that, it waits until somebody prices it. Answers whether it is on sale.
 */
export async function sellGraded(
  trx: Knex.Transaction,
  deps: Dependencies,
  piece: PieceInHand,
  wish: GradeWish,
): Promise<boolean> {
  const { grade, now } = wish;
  if (grade === null) throw new FieldRefusal({ grade: ['required'] });
  if (wish.quantity !== 1) throw new FieldRefusal({ quantity: ['too_large'] });
  if (wish.bin === '') throw new FieldRefusal({ bin: ['required'] });
  const code = wish.bin.toUpperCase();
  const [bin] = await query<{ id: number }>(trx, binSql, [code, piece.task.placeId]);
  if (!bin) throw new FieldRefusal({ bin: ['unknown_row'] });
  const [source] = await query<Source>(trx, sourceSql, [piece.productId, grade]);
  if (!source) throw new Refusal(404, 'not_found');
  const item = await itemOf(trx, piece, source, wish);
  await intoBin(trx, piece, item, bin.id, wish);
  await askForPhoto(trx, item.id, piece.task.placeId, wish);
  const price = wish.price ?? source.alike;
  if (price === null || !(await mayCost(trx, deps, item, price, wish))) return false;
  await query(trx, offerSql, [item.id, price]);
  await query(trx, listedSql, [item.id, now]);
  return true;
}

const bareSql = 'select 1 from products where id = $1 and not photos_public';

/** A used piece is sold by what it looks like: without photos of its own somebody takes them. */
async function askForPhoto(
  trx: Knex,
  productId: number,
  placeId: number,
  { now, staffId }: GradeWish,
): Promise<void> {
  if ((await query(trx, bareSql, [productId])).length === 0) return;
  await addTask(trx, { kind: 'missing_photo', placeId, productId, createdBy: staffId, now });
}

/** The stock item of the graded piece: its own where it was a single piece before. */
async function itemOf(
  trx: Knex,
  { passportId, productId }: PieceInHand,
  { alike, isSingle, price }: Source,
  { grade }: GradeWish,
): Promise<Item> {
  const sql = isSingle ? againSql : insertSql;
  const first = alike ?? price;
  const values = isSingle ? [productId, grade] : [productId, grade, passportId, first];
  const [item] = await query<Item>(trx, sql, values);
  if (!item) throw new Error('a graded piece got no stock item');
  return item;
}

async function intoBin(
  trx: Knex.Transaction,
  { locationId: fromId, passportId, productId, task }: PieceInHand,
  item: Item,
  toId: number,
  { note, operationId }: GradeWish,
): Promise<void> {
  const about = { kind: 'task', id: task.id } as const;
  const move = { productId, passportId, quantity: 1, fromId };
  const said = { about, note, operationId };
  if (item.id === productId) {
    await moveStock(trx, [{ ...move, toId }], { why: 'moved', ...said });
    return;
  }
  await moveStock(trx, [{ ...move, toId: null }], { why: 'merged', ...said });
  const into = { productId: item.id, passportId, quantity: 1, fromId: null, toId };
  await moveStock(trx, [into], { why: 'merged', about, note });
}

/** Whether one person may have it sold for a price; another one releases it where not. */
async function mayCost(
  trx: Knex.Transaction,
  deps: Dependencies,
  item: Item,
  price: number,
  { now, staffId }: GradeWish,
): Promise<boolean> {
  const { forTwo } = await splitForTwo(trx, deps, [{ item, price }], now);
  await preparePrices(trx, deps, forTwo, { staffId, at: now });
  return forTwo.length === 0;
}
