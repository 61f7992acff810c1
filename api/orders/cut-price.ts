import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';
import type { RefundedUnit } from './create-refund.ts';

const sql = `
  with cut as (
    update order_units set net = net - $2 where id = $1 and net > $2 returning order_id, line_id
  )
  insert into order_units (order_id, line_id, position, net, cut_of)
  select cut.order_id, cut.line_id,
    (select max(u.position) + 1 from order_units u where u.line_id = cut.line_id), $2, $1
  from cut returning id::int as "unitId", net`;

/**
 * Cuts a part off what was paid for a piece, so that it can be given back while the piece stays with its customer; a later
 * refund of the piece is of what is left. The order is locked. Throws where the part is not less than the whole.
 */
export async function cutPrice(
  trx: Knex.Transaction,
  { unitId }: RefundedUnit,
  amount: number,
): Promise<RefundedUnit> {
  const [part] = await query<RefundedUnit>(trx, sql, [unitId, amount]);
  if (!part) throw new Error('a price cut is as much as was paid');
  return part;
}
