import type { Knex } from 'knex';
import type { z } from 'zod';
import type { receivingEndpoints } from '#core/contract/receiving.ts';
import type { Language } from '#core/market/market.ts';
import { query } from '../../platform/database/query.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { requireOwnPlace, type AtStore } from './receiving-places.ts';

export type DeliveryView = z.output<(typeof receivingEndpoints)['delivery']['reply']>;

interface DeliveryRow extends Omit<DeliveryView, 'openedAt' | 'closedAt' | 'lines'> {
  readonly openedAt: Date;
  readonly closedAt: Date | null;
}

const headSql = `
  select d.id, d.order_id as "orderId", s.name as supplier, d.note_number as "noteNumber",
    d.place_id as "placeId", d.status, d.version, d.opened_at as "openedAt", o.name as "openedBy",
    d.closed_at as "closedAt", c.name as "closedBy", d.note, h.held_product_id as held,
    coalesce(h.is_damaged, false) as "isDamaged"
  from deliveries d join suppliers s on s.id = d.supplier_id join users o on o.id = d.opened_by
  left join users c on c.id = d.closed_by
  left join receiving_hands h on h.delivery_id = d.id and h.staff_id = $2
  where d.id = $1`;

// What other deliveries of the same order brought is no longer expected of this one.
const linesSql = `
  with counted as (
    select product_id, sum(quantity)::int as counted,
      coalesce(sum(quantity) filter (where is_damaged), 0)::int as damaged,
      coalesce(array_agg(d.serial_last4 order by c.id)
        filter (where d.id is not null), '{}') as ends
    from delivery_pieces c left join device_passports d on d.id = c.passport_id
    where delivery_id = $1 group by 1
  ),
  ordered as (
    select l.product_id, l.needs_serial, l.id,
      greatest(0, l.expected - coalesce((select sum(c.quantity) from delivery_pieces c
        join deliveries o on o.id = c.delivery_id
        where o.order_id = l.order_id and o.id < $1 and c.product_id = l.product_id), 0))::int
        as expected
    from purchase_order_lines l join deliveries d on d.order_id = l.order_id where d.id = $1
  )
  select p.id as "productId", v.code, v.ean, case when $2 = 'ro' then v.name_ro else v.name_cs end as name,
    coalesce(o.expected, 0) as expected, coalesce(c.counted, 0) as counted,
    coalesce(c.damaged, 0) as damaged, coalesce(c.ends, '{}') as "serialEnds",
    coalesce(o.needs_serial, cardinality(c.ends) > 0) as "needsSerial"
  from ordered o full join counted c using (product_id)
  join products p on p.id = coalesce(o.product_id, c.product_id)
  join master_products v on v.id = p.master_product_id
  where coalesce(o.expected, 0) > 0 or c.counted > 0
  order by o.id nulls last, p.id`;

export interface DeliveryReader extends AtStore {
  readonly staffId: number;
  readonly language: Language;
}

/** A delivery with its lines, as one person sees it; 404 where there is none, 403 `other_store` of another store's. */
export async function deliveryView(
  db: Knex,
  id: number,
  { staffId, language, storeId }: DeliveryReader,
): Promise<DeliveryView> {
  const [head] = await query<DeliveryRow>(db, headSql, [id, staffId]);
  if (!head) throw new Refusal(404, 'not_found');
  await requireOwnPlace(db, { storeId }, head.placeId);
  const lines = await query<DeliveryView['lines'][number]>(db, linesSql, [id, language]);
  return {
    ...head,
    openedAt: head.openedAt.toISOString(),
    closedAt: head.closedAt?.toISOString() ?? null,
    lines,
  };
}

/** Locks a delivery, so that two who scan at it come one after the other. */
export const lockDelivery = (trx: Knex, id: number): Promise<unknown> =>
  query(trx, 'select id from deliveries where id = $1 for no key update', [id]);

const isOwn = (row: string, store: string): string => `(${store}::int is null
    or ${row}.place_id in (select id from stock_places where store_id = ${store}))`;
const listSql = `
  select d.id, d.order_id as "orderId", s.name as supplier, d.note_number as "noteNumber", d.status,
    d.opened_at as "openedAt", d.closed_at as "closedAt",
    coalesce((select sum(expected)::int from purchase_order_lines l where l.order_id = d.order_id), 0)
      as expected,
    coalesce((select sum(quantity)::int from delivery_pieces c where c.delivery_id = d.id), 0) as counted
  from deliveries d join suppliers s on s.id = d.supplier_id where d.status = $1 and ${isOwn('d', '$2')}
  order by d.id desc limit 200`;
const ordersSql = `
  select o.id, s.name as supplier, count(l.id)::int as lines, sum(l.expected)::int as pieces
  from purchase_orders o join purchase_order_lines l on l.order_id = o.id
  join suppliers s on s.id = o.supplier_id
  where o.status in ('ordered', 'partly') and ${isOwn('o', '$1')}
    and not exists (select from deliveries d where d.order_id = o.id and d.status = 'open')
  group by o.id, s.id order by o.id limit 200`;

type List = z.output<(typeof receivingEndpoints)['delivery-list']['reply']>;
interface ListRow extends Omit<List['results'][number], 'openedAt' | 'closedAt'> {
  readonly openedAt: Date;
  readonly closedAt: Date | null;
}

/** Deliveries to the reader's store, and what is to come there; of all places for who belongs to none. */
export async function listDeliveries(
  db: Knex,
  state: 'open' | 'closed',
  { storeId }: AtStore,
): Promise<List> {
  const rows = await query<ListRow>(db, listSql, [state, storeId]);
  const results = rows.map((row) => ({
    ...row,
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  }));
  return { results, orders: await query<List['orders'][number]>(db, ordersSql, [storeId]) };
}
