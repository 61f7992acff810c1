import type { Knex } from 'knex';
import type { z } from 'zod';
import type { warehouseTaskEndpoints } from '#core/contract/warehouse-tasks.ts';
import type { Language } from '#core/market/market.ts';
import { roles, permissionsOf, type Role } from '#core/permissions/roles.ts';
import { isDoneByScan, wayToClose } from '#core/warehouse/warehouse-tasks.ts';
import { query } from '../../platform/database/query.ts';
import { placeNames } from '../../stock/place-names.ts';
import type { AtStore } from '../receiving/receiving-places.ts';

type List = (typeof warehouseTaskEndpoints)['warehouse-task-list'];
type Task = z.output<List['reply']>['results'][number];

interface TaskRow extends Omit<
  Task,
  'dueAt' | 'createdAt' | 'closedAt' | 'isLate' | 'way' | 'isDoneByScan' | 'product'
> {
  readonly dueAt: Date | null;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
  readonly productId: number | null;
  readonly locationId: number | null;
  readonly code: string | null;
  readonly name: string | null;
}

const sql = (order: string) => `
  select t.id, t.version, t.kind, t.status, t.note, t.for_role as "forRole",
    a.name as "assignedTo", t.due_at as "dueAt", t.created_at as "createdAt",
    c.name as "createdBy", t.closed_at as "closedAt", d.name as "closedBy",
    o.id as "orderId", o.number as "orderNumber", w.name as place, t.product_id as "productId", t.location_id as "locationId",
    v.code, case when $2 = 'ro' then v.name_ro else v.name_cs end as name, l.code as location
  from warehouse_tasks t join (${placeNames}) w on w.id = t.place_id
  left join users a on a.id = t.assigned_id
  left join users c on c.id = t.created_by
  left join users d on d.id = t.closed_by
  left join orders o on o.id = t.order_id
  left join products p on p.id = t.product_id
  left join master_products v on v.id = p.master_product_id
  left join stock_locations l on l.id = t.location_id
  where (t.status = 'open') = $1 and ($3::text is null or t.kind = $3)
    and ($4::integer is null or t.assigned_id = $4
      or (t.assigned_id is null and (t.for_role is null or t.for_role = $5)))
    and ($6::integer is null
      or t.place_id in (select id from stock_places where store_id = $6))
  order by ${order} limit 200`;
const openSql = sql('t.due_at nulls last, t.id');
const doneSql = sql('t.closed_at desc, t.id desc');

const workers = roles.filter((role) => permissionsOf(role).includes('warehouse.work'));
const placesSql = `
  select n.id, n.name from (${placeNames}) n join stock_places w on w.id = n.id
  where $1::int is null or w.store_id = $1 order by w.store_id nulls first, w.id`;
const peopleSql =
  'select id, name from users where role = any($1::text[]) order by name, id limit 200';

export interface TaskViewer extends AtStore {
  readonly id: number;
  readonly role: Role;
  readonly language: Language;
  readonly now: Date;
}

/** Tasks in the order in which they are due, for somebody or for all; of the viewer's store, or of all places. */
export async function listTasks(
  db: Knex,
  { state, of, kind }: z.output<List['query']>,
  { id, role, language, now, storeId }: TaskViewer,
): Promise<z.output<List['reply']>> {
  const isOpen = state === 'open';
  const whose = of === 'mine' ? id : null;
  const wanted = [isOpen, language, kind ?? null, whose, role, storeId];
  const rows = await query<TaskRow>(db, isOpen ? openSql : doneSql, wanted);
  const people = await query<{ id: number; name: string }>(db, peopleSql, [workers]);
  type Place = { readonly id: number; readonly name: string };
  const places = await query<Place>(db, placesSql, [storeId]);
  return { results: rows.map((row) => taskOf(row, now)), people, places };
}

function taskOf({ productId, locationId, code, name, ...row }: TaskRow, now: Date): Task {
  return {
    ...row,
    dueAt: row.dueAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    isLate: row.status === 'open' && row.dueAt !== null && row.dueAt < now,
    product: code === null || name === null ? null : { code, name },
    way: wayToClose({ kind: row.kind, productId, locationId }),
    isDoneByScan: isDoneByScan({ kind: row.kind, productId, locationId }),
  };
}
