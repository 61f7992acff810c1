import type { Knex } from 'knex';
import type { ClosableUnit } from '#core/orders/close-rest.ts';
import { query } from '../platform/database/query.ts';

export interface StoredUnit extends ClosableUnit {
  readonly lineId: number;
}

const sql = `
  select u.id::int as "unitId", l.id::int as "lineId", l.position,
    l.parent_position as "parentPosition", l.kind, u.net,
    u.closed_at is not null or exists (select from refund_units r where r.unit_id = u.id)
      as "isGone"
  from order_units u join order_lines l on l.id = u.line_id
  where u.order_id = $1 order by l.position, u.position`;

/** All units of an order with what is closed or given back of them. */
export const closableUnits = (db: Knex, orderId: number): Promise<StoredUnit[]> =>
  query<StoredUnit>(db, sql, [orderId]);
