import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';
import { takeBack } from '../stock/take-back.ts';
import type { DoneEvent } from './pick-act.ts';
import { promiseAgain } from './promise-again.ts';

const lineSql = `
  update pick_lines k set status = 'waiting', bin_id = $2 from picks p
  where k.id = $1 and p.id = k.pick_id
  returning k.line_id::int as "lineId", k.product_id as "productId", p.place_id as "placeId"`;

/** The thing was there after all: it lies in its bin again, and is promised to its order again. */
export async function undoNotFound(
  trx: Knex.Transaction,
  event: Extract<DoneEvent, { kind: 'not_found' }>,
): Promise<void> {
  await takeBack(trx, event.movementIds);
  const [line] = await query<{ lineId: number; productId: number; placeId: number }>(trx, lineSql, [
    event.lineId,
    event.binId,
  ]);
  if (line) await promiseAgain(trx, { ...line, quantity: event.released });
  if (event.taskId !== null) {
    await trx('warehouse_tasks')
      .where({ id: event.taskId, status: 'open' })
      .update({ status: 'cancelled', closed_at: trx.fn.now() });
  }
}
