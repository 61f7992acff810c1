import type { Knex } from 'knex';
import type { z } from 'zod';
import { toWire } from '#core/contract/casing.ts';
import type { purchaseOrderEndpoints } from '#core/contract/purchase-orders.ts';
import { readGtin } from '#core/search/gtin.ts';
import { query } from '../../platform/database/query.ts';
import { itemsOfCode } from '../../stock/items-of-code.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { supplierByName } from '../../suppliers/supplier-by-name.ts';
import { purchaseOrderView, type OrderReader, type OrderView } from './purchase-orders.ts';
import { ownPlace, requireOwnPlace } from './receiving-places.ts';

type Typed = z.output<(typeof purchaseOrderEndpoints)['purchase-order-save']['body']>;

interface Writer extends OrderReader {
  readonly staffId: number;
  readonly now: Date;
}

/** Locks an order in the version that was seen; 409 with the order as it is now. */
async function lockPurchaseOrder(
  trx: Knex,
  { id, version }: { readonly id: number; readonly version: number },
  reader: OrderReader,
): Promise<OrderView> {
  await query(trx, 'select id from purchase_orders where id = $1 for update', [id]);
  const order = await purchaseOrderView(trx, id, reader);
  if (order.version !== version) {
    throw new Refusal(409, 'conflict', { extra: { current: toWire(order) } });
  }
  return order;
}

const addSql = `
  insert into purchase_orders (supplier_id, note, place_id, created_at, created_by)
  values ($1, $2, $3, $4, $5) returning id`;
const changeSql = `
  update purchase_orders set supplier_id = $2, note = $3, place_id = $4, version = version + 1
  where id = $1`;
const lineSql = `
  insert into purchase_order_lines (order_id, product_id, expected, unit_price, needs_serial)
  select $1, w.product_id, w.expected, w.price, v.device_model_id is not null or exists (
    select from location_stock s where s.product_id = p.id and s.with_serial > 0)
  from jsonb_to_recordset($2::jsonb) as w (n integer, product_id integer, expected integer, price integer)
  join products p on p.id = w.product_id join master_products v on v.id = p.master_product_id
  order by w.n`;

/** Writes a draft with all its lines; each line's code names one item that is not a single used piece. */
export async function savePurchaseOrder(
  trx: Knex.Transaction,
  typed: Typed,
  writer: Writer,
): Promise<OrderView> {
  const lines = await linesOf(trx, typed.lines);
  const id = await saveHead(trx, typed, writer);
  await query(trx, 'delete from purchase_order_lines where order_id = $1', [id]);
  await query(trx, lineSql, [id, JSON.stringify(lines)]);
  return purchaseOrderView(trx, id, writer);
}

async function saveHead(trx: Knex.Transaction, typed: Typed, writer: Writer) {
  const { id = null, version = null, note } = typed;
  const chosen = await placeOf(trx, typed.placeId ?? null, writer);
  const supplierId = await supplierByName(trx, typed.supplier);
  if (id === null) {
    const placeId = chosen ?? (await ownPlace(trx, writer));
    const made = [supplierId, note, placeId, writer.now, writer.staffId];
    const [row] = await query<{ id: number }>(trx, addSql, made);
    if (!row) throw new Error('an order got no id');
    return row.id;
  }
  const { place, status } = await lockPurchaseOrder(trx, { id, version: version ?? 0 }, writer);
  if (status !== 'draft') throw new Refusal(409, 'purchase_order_sent');
  await query(trx, changeSql, [id, supplierId, note, chosen ?? place.id]);
  return id;
}

/** The place that was chosen: there is one, and it is the caller's or they reach all; null where none was. */
async function placeOf(
  trx: Knex.Transaction,
  placeId: number | null,
  at: OrderReader,
): Promise<number | null> {
  if (placeId === null) return null;
  const known = await query(trx, 'select id from stock_places where id = $1', [placeId]);
  if (known.length === 0) throw new FieldRefusal({ placeId: ['unknown_row'] });
  await requireOwnPlace(trx, at, placeId);
  return placeId;
}

// The new item of a variant where its code names several.
const codesSql = `
  select distinct on (w.code) w.code, p.id
  from unnest($1::text[]) as w (code)
  cross join lateral (${itemsOfCode('w.code')}) found
  join products named on named.id = found.id
  join master_products v on v.id = named.master_product_id
  join products p on p.master_product_id = v.id
  where not p.is_single_unit and v.merged_into_id is null
  order by w.code, p.barcode is not distinct from w.code desc, p.condition = 'new' desc, p.id`;

const codeOf = (typed: string): string => {
  const gtin = readGtin(typed);
  return gtin.ok ? gtin.value : typed;
};

async function linesOf(trx: Knex, typed: Typed['lines']) {
  const codes = typed.map(({ code }) => codeOf(code));
  const rows = await query<{ code: string; id: number }>(trx, codesSql, [[...new Set(codes)]]);
  const idOf = new Map(rows.map(({ code, id }) => [code, id]));
  const seen = new Set<number>();
  const refused: Record<string, Record<string, readonly string[]>> = {};
  const lines = typed.flatMap(({ expected, price = null }, n) => {
    const productId = idOf.get(codes[n] ?? '');
    const wrong = productId === undefined ? 'unknown_row' : seen.has(productId) ? 'taken' : null;
    if (wrong !== null) refused[String(n)] = { code: [wrong] };
    if (productId === undefined) return [];
    seen.add(productId);
    return [{ n, product_id: productId, expected, price }];
  });
  if (Object.keys(refused).length > 0) throw new FieldRefusal({ lines: refused });
  return lines;
}

const moveSql = `
  update purchase_orders set status = $2, version = version + 1,
    ordered_at = case when $2 = 'ordered' then $3 when $2 = 'draft' then null else ordered_at end
  where id = $1`;

/** From which states an order gets where. */
const froms = {
  ordered: ['draft'],
  draft: ['ordered'],
  closed: ['ordered', 'partly', 'received'],
} as const satisfies Record<string, readonly OrderView['status'][]>;

export async function movePurchaseOrder(
  trx: Knex.Transaction,
  {
    id,
    version,
    to,
  }: { readonly id: number; readonly version: number; readonly to: keyof typeof froms },
  writer: Writer,
): Promise<OrderView> {
  const { status } = await lockPurchaseOrder(trx, { id, version }, writer);
  const from: readonly string[] = froms[to];
  const begun = 'select id from deliveries where order_id = $1';
  const open = to === 'draft' ? begun : `${begun} and status = 'open'`;
  const isBegun = (await query(trx, open, [id])).length > 0;
  if (!from.includes(status) || isBegun) throw new Refusal(409, 'purchase_order_sent');
  await query(trx, moveSql, [id, to, writer.now]);
  return purchaseOrderView(trx, id, writer);
}
