import type { Knex } from 'knex';
import { replacementNet } from '#core/orders/replacement.ts';
import { query } from '../../platform/database/query.ts';

/** A piece of an order's line that would be exchanged, and what it costs then. */
export interface ReplacedUnit {
  readonly unitId: number;
  readonly net: number;
  readonly newNet: number;
}

const sql = `
  select u.id::int as "unitId", u.net, l.unit_price as "unitPrice"
  from order_units u join order_lines l on l.id = u.line_id
  where l.id = $1 and u.closed_at is null
    and not exists (select from refund_units r where r.unit_id = u.id)
  order by u.position desc limit $2`;

/** The last open pieces of a line with their nets before and after; fewer where fewer are left. */
export async function replacedUnits(
  db: Knex,
  {
    lineId,
    price,
    quantity,
  }: {
    readonly lineId: number;
    readonly price: number;
    readonly quantity: number;
  },
): Promise<ReplacedUnit[]> {
  const units = await query<{ unitId: number; net: number; unitPrice: number }>(db, sql, [
    lineId,
    quantity,
  ]);
  return units.map(({ net, unitId, unitPrice }) => ({
    unitId,
    net,
    newNet: replacementNet({ net, unitPrice }, price),
  }));
}

/** What the customer gets back, whole units. */
export const refundOf = (units: readonly ReplacedUnit[]): number =>
  units.reduce((sum, { net, newNet }) => sum + net - newNet, 0);
