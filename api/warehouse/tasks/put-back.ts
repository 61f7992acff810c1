import type { Knex } from 'knex';
import { query } from '../../platform/database/query.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { moveStock, type StockMove } from '../../stock/move-stock.ts';
import type { AtStore } from '../receiving/receiving-places.ts';
import { closeTask, lockTask } from './lock-task.ts';

interface Crate {
  readonly id: number;
  readonly code: string;
  readonly isBound: boolean;
}

// Who binds a crate locks its row as well.
const crateSql = `
  select l.id, l.code, exists (
    select from crate_bindings b join picks p on p.id = b.pick_id
    where b.crate_id = l.id and p.status not in ('cancelled', 'packed')) as "isBound"
  from stock_locations l where l.id = $1 for update of l`;
const binSql = `
  select id from stock_locations
  where code = $1 and kind = 'bin' and place_id = $2 and is_open`;
const lyingSql = `
  select s.product_id as "productId", null::integer as "passportId",
    s.on_hand - s.with_serial as quantity
  from location_stock s where s.location_id = $1 and s.on_hand > s.with_serial
  union all
  select u.product_id, u.passport_id, 1 from stock_units u where u.location_id = $1
  order by 1, 2`;
const freeSql = `
  with gone as (delete from pick_pieces where crate_id = $1 and packed_at is null)
  delete from crate_bindings where crate_id = $1`;

export interface PutBack extends AtStore {
  readonly taskId: number;
  readonly crate: string;
  readonly bin: string;
  readonly staffId: number;
  readonly now: Date;
}

/**
 * What was picked for a cancelled order goes from its crate into a bin, all of it by the ledger; the crate is free and
 * the task done. A crate whose order is still valid is left alone.
 */
export async function putBack(
  trx: Knex.Transaction,
  { taskId, crate: crateCode, bin: binCode, staffId, now, storeId }: PutBack,
): Promise<{ readonly pieces: number; readonly bin: string }> {
  const task = await lockTask(trx, taskId, { storeId });
  if (task.way !== 'put_back') throw new Refusal(409, 'conflict');
  const [crate] = await query<Crate>(trx, crateSql, [task.locationId]);
  if (crate?.code !== crateCode.toUpperCase())
    throw new FieldRefusal({ crate: ['not_this_crate'] });
  if (crate.isBound) throw new Refusal(409, 'crate_in_use');
  const [bin] = await query<{ id: number }>(trx, binSql, [binCode.toUpperCase(), task.placeId]);
  if (!bin) throw new FieldRefusal({ bin: ['unknown_row'] });
  const lying = await query<Pick<StockMove, 'productId' | 'passportId' | 'quantity'>>(
    trx,
    lyingSql,
    [crate.id],
  );
  const moves = lying.map((one) => ({ ...one, fromId: crate.id, toId: bin.id }));
  await moveStock(trx, moves, { why: 'put_back', about: { kind: 'task', id: task.id } });
  await query(trx, freeSql, [crate.id]);
  await closeTask(trx, task.id, { to: 'done', now, staffId });
  const pieces = lying.reduce((sum, { quantity }) => sum + quantity, 0);
  return { pieces, bin: binCode.toUpperCase() };
}
