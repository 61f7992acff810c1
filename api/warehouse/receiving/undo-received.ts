import type { Knex } from 'knex';
import type { ReceivingOutcome } from '#core/warehouse/scan-at-receiving.ts';
import { query } from '../../platform/database/query.ts';
import { takeBackOperation } from '../take-back-operation.ts';

/** What a scan at a delivery did, as its undo has to know it. */
export type ReceivedDone = {
  /** What was in hand before. */
  readonly held: number | null;
  readonly wasDamaged: boolean;
} & ({ readonly kind: 'hand' } | { readonly kind: 'count'; readonly taskId: number | null });

const lastSql = `
  select id, operation_id as "operationId", events from scans
  where context = $1 and staff_id = $2 and undone_at is null and events <> '[]'
  order by id desc limit 1 for update`;
const handSql = `
  update receiving_hands set held_product_id = $3, is_damaged = $4
  where staff_id = $1 and delivery_id = $2`;

interface Undo {
  readonly deliveryId: number;
  readonly staffId: number;
  readonly now: Date;
}

/** Takes back the last scan of a person at a delivery that did anything; each further undo goes one scan back. */
export async function undoReceived(
  trx: Knex.Transaction,
  { deliveryId, staffId, now }: Undo,
): Promise<ReceivingOutcome> {
  const [last] = await query<{
    id: number;
    operationId: string;
    events: readonly ReceivedDone[];
  }>(trx, lastSql, [`delivery:${String(deliveryId)}`, staffId]);
  if (!last) return 'nothing_to_undo';
  for (const event of last.events.toReversed()) {
    if (event.kind === 'count') {
      // What lies in a bin by now is taken from there first.
      if (!(await takeBackOperation(trx, last.operationId))) return 'put_away_already';
      await query(trx, 'delete from delivery_pieces where operation_id = $1', [last.operationId]);
      const open = "delete from warehouse_tasks where id = $1 and status = 'open'";
      if (event.taskId !== null) await query(trx, open, [event.taskId]);
    }
    await query(trx, handSql, [staffId, deliveryId, event.held, event.wasDamaged]);
  }
  await query(trx, 'update scans set undone_at = $2 where id = $1', [last.id, now]);
  return 'undone';
}
