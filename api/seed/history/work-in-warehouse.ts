import { createHash } from 'node:crypto';
import type { DayOfHistory } from './day-of-history.ts';
import type { Caller, PastShop } from './past-shop.ts';
import { wordsOf } from './words.ts';

/** Goods are ordered and received, tasks are made and done, and bins are counted. */
export async function workInWarehouse(
  shop: PastShop,
  { number, left }: DayOfHistory,
): Promise<void> {
  const lead = await shop.signedIn('warehouse_supervisor');
  const isLast = left === 0;
  if (isLast || number % 2 === 0) await shop.story('task', () => addTask(shop, lead));
  if (!isLast) await shop.story('task done', () => closeTask(shop, lead));
  if (isLast || number % 10 === 2) await shop.story('delivery', () => receive(shop, lead));
  if (isLast) await shop.story('stocktake', () => count(shop, lead));
}

function addTask(shop: PastShop, lead: Caller): Promise<unknown> {
  const body = { kind: 'other' as const, note: shop.dice.oneOf<string>(wordsOf(shop).task) };
  return shop.call(lead, 'warehouse-task-add', { body });
}

async function closeTask(shop: PastShop, lead: Caller): Promise<void> {
  const open = shop.trx('warehouse_tasks').where({ status: 'open', kind: 'other' }).orderBy('id');
  const task = await open.first('id', 'version');
  if (!task || shop.dice.falls(0.4)) return;
  const body = { version: task.version, to: 'done' as const, note: '' };
  await shop.call(lead, 'warehouse-task-close', { params: { id: task.id }, body });
}

/** Names of operations are the day's own, so that the day filled anew repeats them. */
function operationOf(shop: PastShop, at: number): string {
  const text = `${shop.deps.now().toISOString().slice(0, 10)} ${String(at)}`;
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** What is ordered at a supplier comes on the same day, and all of it. */
async function receive(shop: PastShop, lead: Caller): Promise<void> {
  const goods: { code: string }[] = await shop
    .trx('products as p')
    .join('master_products as v', 'v.id', 'p.master_product_id')
    .join('stock as s', 's.product_id', 'p.id')
    .join('stock_places as w', 'w.id', 's.place_id')
    .whereNull('w.store_id')
    .join('meta_masters as f', 'f.id', 'v.meta_master_id')
    .where({ 'f.kind': 'accessory', 'p.is_single_unit': false, 'p.condition': 'new' })
    .whereNotNull('v.ean')
    .orderByRaw('md5(p.id::text || ?)', [shop.deps.now().toISOString().slice(0, 10)])
    .limit(2)
    .select('v.ean as code');
  const lines = goods.map(({ code }) => ({ code, expected: shop.dice.between(2, 4) }));
  const body = { supplier: wordsOf(shop).supplier, note: '', lines };
  const { id, version } = await shop.call(lead, 'purchase-order-save', { body });
  const move = { version, to: 'ordered' as const };
  await shop.call(lead, 'purchase-order-move', { params: { id }, body: move });
  const delivery = await shop.call(lead, 'delivery-open', { body: { orderId: id } });
  const params = { id: delivery.id };
  const texts = lines.flatMap(({ code, expected }) => Array<string>(expected).fill(code));
  for (const [at, text] of texts.entries()) {
    const scan = { operationId: operationOf(shop, at), text };
    await shop.call(lead, 'delivery-scan', { params, body: scan });
  }
  const { version: counted } = await shop.call(lead, 'delivery', { params });
  await shop.call(lead, 'delivery-close', { params, body: { version: counted, note: '' } });
}

async function count(shop: PastShop, lead: Caller): Promise<void> {
  const body = { name: wordsOf(shop).stocktake, most: 5 };
  await shop.call(lead, 'stocktake-start', { body });
}
