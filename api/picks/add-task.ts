import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';

export type TaskKind =
  | 'put_back'
  | 'recount'
  | 'damaged'
  | 'customer_waits'
  | 'price_label'
  | 'missing_photo'
  | 'buy_part'
  | 'other'
  | 'came_back'
  | 'lost'
  | 'regrade'
  | 'relabel'
  | 'replacement';

export interface NewTask {
  readonly kind: TaskKind;
  readonly placeId: number;
  readonly createdBy: number | null;
  readonly now: Date;
  readonly orderId?: number;
  readonly productId?: number;
  readonly locationId?: number;
  readonly note?: string;
}

const sql = `
  insert into warehouse_tasks (kind, place_id, created_by, created_at, order_id, product_id,
    location_id, note)
  values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`;
const openSql = `
  select id from warehouse_tasks where status = 'open' and kind = $1 and place_id = $2
    and product_id is not distinct from $3 and location_id is not distinct from $4
    and order_id is not distinct from $5`;

/** Adds work for somebody in the warehouse; null where the same is to be done already. */
export async function addTask(trx: Knex, task: NewTask): Promise<number | null> {
  const { kind, placeId, createdBy, now, note = '' } = task;
  const { orderId = null, productId = null, locationId = null } = task;
  const [known] = await query(trx, openSql, [kind, placeId, productId, locationId, orderId]);
  if (known) return null;
  const stored = [kind, placeId, createdBy, now, orderId, productId, locationId, note];
  const [row] = await query<{ id: number }>(trx, sql, stored);
  return row?.id ?? null;
}
