import type { Knex } from 'knex';
import { wayToClose, type WarehouseTaskKind } from '#core/warehouse/warehouse-tasks.ts';
import { query } from '../../platform/database/query.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { requireOwnPlace, type AtStore } from '../receiving/receiving-places.ts';

export interface OpenTask {
  readonly id: number;
  readonly version: number;
  readonly kind: WarehouseTaskKind;
  readonly placeId: number;
  readonly orderId: number | null;
  readonly productId: number | null;
  readonly locationId: number | null;
  readonly way: ReturnType<typeof wayToClose>;
}

const lockSql = `
  select id, version, kind, status, place_id as "placeId", order_id as "orderId",
    product_id as "productId", location_id as "locationId"
  from warehouse_tasks where id = $1 for update`;

/** A task that is still to be done, locked; 409 where somebody was faster, 403 `other_store` of another store's. */
export async function lockTask(trx: Knex, id: number, at: AtStore): Promise<OpenTask> {
  const [row] = await query<Omit<OpenTask, 'way'> & { status: string }>(trx, lockSql, [id]);
  if (!row) throw new Refusal(404, 'not_found');
  await requireOwnPlace(trx, at, row.placeId);
  if (row.status !== 'open') throw new Refusal(409, 'task_closed');
  const { status: _open, ...task } = row;
  return { ...task, way: wayToClose(task) };
}

const closeSql = `
  update warehouse_tasks set status = $2, closed_at = $3, closed_by = $4, version = version + 1,
    note = case when $5 = '' then note else concat_ws(E'\\n', nullif(note, ''), $5) end
  where id = $1`;

export const closeTask = (
  trx: Knex,
  id: number,
  said: {
    readonly to: 'done' | 'cancelled';
    readonly now: Date;
    readonly staffId: number;
    readonly note?: string;
  },
): Promise<unknown> => query(trx, closeSql, [id, said.to, said.now, said.staffId, said.note ?? '']);
