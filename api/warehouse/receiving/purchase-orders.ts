import type { Knex } from 'knex';
import type { z } from 'zod';
import type { purchaseOrderEndpoints } from '#core/contract/purchase-orders.ts';
import type { Language } from '#core/market/market.ts';
import { query } from '../../platform/database/query.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { placeNames } from '../../stock/place-names.ts';
import { requireOwnPlace, type AtStore } from './receiving-places.ts';

export type OrderView = z.output<(typeof purchaseOrderEndpoints)['purchase-order']['reply']>;
type List = z.output<(typeof purchaseOrderEndpoints)['purchase-order-list']['reply']>;

const receivedOf = (of: string) => `coalesce((select sum(c.quantity)::int from delivery_pieces c
  join deliveries d on d.id = c.delivery_id where ${of}), 0)`;

const listSql = `
  select o.id, s.name as supplier, o.status, o.created_at as "createdAt",
    coalesce((select sum(l.expected)::int from purchase_order_lines l where l.order_id = o.id), 0)
      as expected,
    ${receivedOf('d.order_id = o.id')} as received
  from purchase_orders o join suppliers s on s.id = o.supplier_id
  where $1::int is null or o.place_id in (select id from stock_places where store_id = $1)
  order by o.id desc limit 200`;

const placesSql = `
  select n.id, n.name from (${placeNames}) n join stock_places w on w.id = n.id
  where $1::int is null or w.store_id = $1 order by w.store_id nulls first, w.id`;

type ListRow = Omit<List['results'][number], 'createdAt'> & { readonly createdAt: Date };

/** Orders of the reader's store; of all places for who belongs to none. */
export async function listPurchaseOrders(db: Knex, { storeId }: AtStore): Promise<List> {
  const rows = await query<ListRow>(db, listSql, [storeId]);
  const results = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { results, places: await query<List['places'][number]>(db, placesSql, [storeId]) };
}

const headSql = `
  select o.id, o.version, s.name as supplier,
    json_build_object('id', w.id, 'name', w.name) as place, o.status, o.note, o.created_at as "createdAt",
    u.name as "createdBy", o.ordered_at as "orderedAt"
  from purchase_orders o join suppliers s on s.id = o.supplier_id
  join (${placeNames}) w on w.id = o.place_id left join users u on u.id = o.created_by where o.id = $1`;
const linesSql = `
  select l.product_id as "productId", v.code, case when $2 = 'ro' then v.name_ro else v.name_cs end as name,
    l.expected, l.unit_price as price,
    ${receivedOf('d.order_id = l.order_id and c.product_id = l.product_id')} as received
  from purchase_order_lines l join products p on p.id = l.product_id
  join master_products v on v.id = p.master_product_id
  where l.order_id = $1 order by l.id`;

type Head = Omit<OrderView, 'createdAt' | 'orderedAt' | 'lines'> & {
  readonly createdAt: Date;
  readonly orderedAt: Date | null;
};

export interface OrderReader extends AtStore {
  readonly language: Language;
}

/** An order at a supplier; 404 where there is none, 403 `other_store` of another store's. */
export async function purchaseOrderView(
  db: Knex,
  id: number,
  { language, storeId }: OrderReader,
): Promise<OrderView> {
  const [head] = await query<Head>(db, headSql, [id]);
  if (!head) throw new Refusal(404, 'not_found');
  await requireOwnPlace(db, { storeId }, head.place.id);
  return {
    ...head,
    createdAt: head.createdAt.toISOString(),
    orderedAt: head.orderedAt?.toISOString() ?? null,
    lines: await query<OrderView['lines'][number]>(db, linesSql, [id, language]),
  };
}
