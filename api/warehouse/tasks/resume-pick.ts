import type { Knex } from 'knex';
import { query } from '../../platform/database/query.ts';
import { endOffers } from '../../picks/end-offers.ts';
import { promiseAgain } from '../promise-again.ts';
import type { OpenTask } from './lock-task.ts';

interface ShortLine {
  readonly id: number;
  readonly pickId: number;
  readonly lineId: number;
  readonly number: string;
  /** Pieces that are promised to the order no longer. */
  readonly open: number;
}

const lineSql = `
  select k.id::int as id, k.pick_id as "pickId", k.line_id::int as "lineId", o.number,
    greatest(0, k.quantity - coalesce((select sum(a.quantity) from order_allocations a
      where a.line_id = k.line_id and a.product_id = k.product_id and a.place_id = p.place_id
        and a.state = 'held'), 0))::int as open
  from pick_lines k join picks p on p.id = k.pick_id join orders o on o.id = p.order_id
  where p.order_id = $1 and p.place_id = $2 and k.product_id = $3
    and k.status = 'needs_replacement' and p.status = 'short'
    and o.status in ('confirmed', 'picking')
  for update of k, p`;
const againSql = `
  with line as (update pick_lines set status = 'waiting', bin_id = $2 where id = $1)
  update picks set status = 'waiting', round_id = null, slot = null where id = $3`;

/** Found pieces are promised again to the order that missed them, and it waits to be picked; its number, or null. */
export async function resumePick(
  trx: Knex.Transaction,
  at: {
    readonly task: OpenTask;
    readonly productId: number;
    readonly binId: number;
    readonly now: Date;
  },
): Promise<string | null> {
  const { task, productId, binId, now } = at;
  if (task.orderId === null) return null;
  const { placeId } = task;
  const [line] = await query<ShortLine>(trx, lineSql, [task.orderId, placeId, productId]);
  if (!line) return null;
  const { lineId, open: quantity } = line;
  if (!(await promiseAgain(trx, { lineId, productId, placeId, quantity }))) return null;
  await endOffers(trx, { pickLineIds: [line.id], to: 'withdrawn', now });
  await query(trx, againSql, [line.id, binId, line.pickId]);
  return line.number;
}
