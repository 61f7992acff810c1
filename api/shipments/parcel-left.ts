import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';

const sql = `
  select 1 from manifest_parcels c join parcels p on p.id = c.parcel_id
  join manifests m on m.id = c.manifest_id
  where p.order_id = $1 and m.status <> 'open' limit 1`;

/** Whether a parcel of an order is with a carrier while others may be here still: such an order is not cancelled any more. */
export const hasParcelLeft = async (db: Knex, orderId: number): Promise<boolean> =>
  (await query(db, sql, [orderId])).length > 0;
