import type { Knex } from 'knex';
import type { ReturnCondition, ReturnOutcome } from '#core/warehouse/scan-at-return.ts';
import { query } from '../../platform/database/query.ts';
import { takeBackOperation } from '../take-back-operation.ts';

/** What a scan counted, as its undo has to know it. */
export interface CountedBack {
  readonly kind: 'count';
  readonly productId: number;
  readonly taskId: number | null;
  /** Of the device's passport. */
  readonly eventId: number | null;
  /** Of a used device that may be sold again since. */
  readonly soldAt: string | null;
  /** The withdrawal that was received by it. */
  readonly withdrawalId: number | null;
}

export type ReturnDone = { readonly before: ReturnCondition } & (
  { readonly kind: 'condition' } | CountedBack
);

interface Undo {
  readonly staffId: number;
  readonly now: Date;
}

interface LastScan {
  readonly id: number;
  readonly operationId: string;
  readonly events: readonly ReturnDone[];
}

const lastSql = `
  select id, operation_id as "operationId", events from scans
  where context = $1 and staff_id = $2 and undone_at is null and events <> '[]'
  order by id desc limit 1 for update`;

/** Takes back the last scan of a person at a return; what was put away or paid back by then stays. */
export async function undoReturned(
  trx: Knex.Transaction,
  { staffId, now }: Undo,
  returnId: number,
): Promise<ReturnOutcome> {
  const of = [`return:${String(returnId)}`, staffId];
  const [last] = await query<LastScan>(trx, lastSql, of);
  if (!last) return 'nothing_to_undo';
  for (const event of last.events) {
    if (event.kind === 'count' && !(await undoCounted(trx, last.operationId, event))) {
      return 'undo_moved_on';
    }
    const sql = 'update goods_returns set condition = $2 where id = $1';
    await query(trx, sql, [returnId, event.before]);
  }
  await query(trx, 'update scans set undone_at = $2 where id = $1', [last.id, now]);
  return 'undone';
}

const requestedSql = `
  update withdrawals set status = 'requested', received_at = null, version = version + 1
  where id = $1 and status = 'received'`;
const statusSql = 'select status from withdrawals where id = $1';

async function undoCounted(
  trx: Knex.Transaction,
  operationId: string,
  { productId, taskId, eventId, soldAt, withdrawalId }: CountedBack,
): Promise<boolean> {
  if (withdrawalId !== null) {
    const [row] = await query<{ status: string }>(trx, statusSql, [withdrawalId]);
    if (row?.status !== 'received') return false;
  }
  if (!(await takeBackOperation(trx, operationId))) return false;
  if (withdrawalId !== null) await query(trx, requestedSql, [withdrawalId]);
  await query(trx, 'delete from goods_return_pieces where operation_id = $1', [operationId]);
  const task = "delete from warehouse_tasks where id = $1 and status = 'open'";
  if (taskId !== null) await query(trx, task, [taskId]);
  const event = 'delete from device_passport_events where id = $1';
  if (eventId !== null) await query(trx, event, [eventId]);
  const sold = 'update products set sold_at = $2 where id = $1';
  if (soldAt !== null) await query(trx, sold, [productId, soldAt]);
  return true;
}
