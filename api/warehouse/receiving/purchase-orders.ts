import type { Knex } from 'knex';
import type { z } from 'zod';
import type { purchaseOrderEndpoints } from '#core/contract/purchase-orders.ts';
import type { Language } from '#core/market/market.ts';
import { query } from '../../platform/database/query.ts';
import { Refusal } from '../../platform/http/refusal.ts';

export type OrderView = z.output<(typeof purchaseOrderEndpoints)['purchase-order']['reply']>;
type List = z.output<(typeof purchaseOrderEndpoints)['purchase-order-list']['reply']>;

const receivedOf = (of: string) => `coalesce((select sum(c.quantity)::int from delivery_pieces c
  join deliveries d on d.id = c.delivery_id where ${of}), 0)`;

const listSql = `
  select o.id, s.name as supplier, o.status, o.created_at as "createdAt",
    coalesce((select sum(l.expected)::int from purchase_order_lines l where l.order_id = o.id), 0)
      as expected,
    ${receivedOf('d.order_id = o.id')} as received
  from purchase_orders o join suppliers s on s.id = o.supplier_id order by o.id desc limit 200`;

type ListRow = Omit<List['results'][number], 'createdAt'> & { readonly createdAt: Date };

export async function listPurchaseOrders(db: Knex): Promise<List> {
  const rows = await query<ListRow>(db, listSql, []);
  return { results: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
}

const headSql = `
  select o.id, o.version, s.name as supplier, o.status, o.note, o.created_at as "createdAt",
    u.name as "createdBy", o.ordered_at as "orderedAt"
  from purchase_orders o join suppliers s on s.id = o.supplier_id
  left join users u on u.id = o.created_by where o.id = $1`;
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

export async function purchaseOrderView(
  db: Knex,
  id: number,
  language: Language,
): Promise<OrderView> {
  const [head] = await query<Head>(db, headSql, [id]);
  if (!head) throw new Refusal(404, 'not_found');
  return {
    ...head,
    createdAt: head.createdAt.toISOString(),
    orderedAt: head.orderedAt?.toISOString() ?? null,
    lines: await query<OrderView['lines'][number]>(db, linesSql, [id, language]),
  };
}
