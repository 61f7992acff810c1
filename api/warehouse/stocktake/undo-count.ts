import type { Knex } from 'knex';
import type { BinStatus, CountOutcome } from '#core/warehouse/stocktake.ts';
import { query } from '../../platform/database/query.ts';

/** What a scan at a stocktake did, as its undo has to know it. */
export type CountDone =
  | { readonly kind: 'count' }
  | { readonly kind: 'open' | 'finish'; readonly binId: number; readonly was: BinStatus };

const lastSql = `
  select id, operation_id as "operationId", events from scans
  where context = $1 and staff_id = $2 and undone_at is null and events <> '[]'
  order by id desc limit 1 for update`;
const closeSql = `
  update stocktake_bins set status = $2, recounted_by = null,
    counted_by = case when $2 = 'waiting' then null else counted_by end
  where id = $1`;
const booksSql = `
  delete from stocktake_books where bin_id = $1 and round = case when $2 = 'differs' then 2 else 1 end`;
// What somebody else has gone on with stays as it is.
const againSql = `
  update stocktake_bins b set status = $2, finished_at = null
  where id = $1 and status in ('done', 'differs', 'to_book')
    and exists (select from stocktakes s where s.id = b.stocktake_id and s.closed_at is null)
  returning id`;

interface Undo {
  readonly stocktakeId: number;
  readonly staffId: number;
  readonly now: Date;
}

/** Takes back the last scan of a person at a stocktake; each further undo goes one scan back. */
export async function undoCount(
  trx: Knex.Transaction,
  { stocktakeId, staffId, now }: Undo,
): Promise<CountOutcome> {
  const context = `stocktake:${String(stocktakeId)}`;
  const [last] = await query<{ id: number; operationId: string; events: readonly CountDone[] }>(
    trx,
    lastSql,
    [context, staffId],
  );
  if (!last) return 'nothing_to_undo';
  for (const event of last.events) {
    if (event.kind === 'count') {
      await query(trx, 'delete from stocktake_counts where operation_id = $1', [last.operationId]);
    } else if (event.kind === 'open') {
      await query(trx, booksSql, [event.binId, event.was]);
      await query(trx, closeSql, [event.binId, event.was]);
    } else if ((await query(trx, againSql, [event.binId, event.was])).length === 0) {
      return 'counted_by_another';
    }
  }
  await query(trx, 'update scans set undone_at = $2 where id = $1', [last.id, now]);
  return 'undone';
}
