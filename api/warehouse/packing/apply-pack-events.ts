import type { Knex } from 'knex';
import type { PackEvent, PackOutcome } from '#core/warehouse/scan-at-packing.ts';
import { query } from '../../platform/database/query.ts';
import { leaveDesk, lockPick, type DeskRow } from './load-desk.ts';

/** What was done, as the undo of the scan has to know it; kept with the scan. */
export type PackDone =
  | { readonly kind: 'open'; readonly deskId: number }
  | { readonly kind: 'check'; readonly pieceId: number };

export interface PackAct {
  readonly desk: DeskRow | undefined;
  readonly staffId: number;
  readonly stationId: number | null;
  readonly now: Date;
}

export interface PackApplied {
  /** The database's own outcome instead of the core's. */
  readonly outcome?: PackOutcome;
  readonly done: readonly PackDone[];
}

/** Does what the core said of a scan. */
export async function applyPackEvent(
  trx: Knex,
  act: PackAct,
  event: PackEvent,
): Promise<PackApplied> {
  const { desk, now } = act;
  if (event.kind === 'open') return openDesk(trx, act, event.crate);
  if (!desk) throw new Error('nothing is on the desk');
  switch (event.kind) {
    case 'pack': {
      const sql = event.unitId === null ? checkSql : checkUnitSql;
      const which = event.unitId === null ? [] : [event.unitId];
      const [piece] = await query<{ id: number }>(trx, sql, [event.lineId, now, ...which]);
      if (!piece) throw new Error('a scan names a piece of another order');
      return { done: [{ kind: 'check', pieceId: piece.id }] };
    }
    case 'undo':
      return undoLast(trx, desk, now);
    case 'finish':
      // The parcel is weighed first; then it is closed (finish-parcel.ts).
      return { outcome: 'weigh_now', done: [] };
    case 'skip':
      await leaveDesk(trx, desk, now, { keepsChecks: true });
      return { done: [] };
  }
}

const oneOf = (which: string): string => `
  update pick_pieces set checked_at = $2 where id = (
    select id from pick_pieces
    where pick_line_id = $1 and checked_at is null and packed_at is null and ${which}
    order by id limit 1 for update)
  returning id::int as id`;
const checkSql = oneOf('passport_id is null');
const checkUnitSql = oneOf('passport_id = $3');

const boundSql = `
  select b.pick_id as "pickId" from crate_bindings b join stock_locations c on c.id = b.crate_id
  where c.code = $1`;
const openSql = `
  insert into pack_desks (pick_id, packer_id, station_id, opened_at) values ($1, $2, $3, $4)
  returning id`;

const refusedBy: Readonly<Record<string, PackOutcome>> = {
  cancelled: 'order_cancelled',
  short: 'waits_for_supervisor',
  waiting: 'not_picked',
  picking: 'not_picked',
  packed: 'crate_without_order',
};

/** Who has the crate in hand packs it: a desk of somebody else with the same order ends. */
async function openDesk(trx: Knex, act: PackAct, crate: string): Promise<PackApplied> {
  const { desk, now, staffId, stationId } = act;
  const [bound] = await query<{ pickId: number }>(trx, boundSql, [crate]);
  const status = bound && (await lockPick(trx, bound.pickId));
  if (!bound || status === undefined) return { outcome: 'crate_without_order', done: [] };
  const refused = refusedBy[status];
  if (refused) return { outcome: refused, done: [] };
  if (desk) await leaveDesk(trx, desk, now, { keepsChecks: true });
  const sql = 'update pack_desks set ended_at = $2 where pick_id = $1 and ended_at is null';
  await query(trx, sql, [bound.pickId, now]);
  const opened = [bound.pickId, staffId, stationId, now];
  const [row] = await query<{ id: number }>(trx, openSql, opened);
  if (!row) throw new Error('a desk got no id');
  return { done: [{ kind: 'open', deskId: row.id }] };
}

const lastSql = `
  select id, events from scans
  where desk_id = $1 and undone_at is null and events <> '[]' order by id desc limit 1 for update`;

/** Takes back the last scan that did anything; each further undo goes one scan back. */
async function undoLast(trx: Knex, desk: DeskRow, now: Date): Promise<PackApplied> {
  const [last] = await query<{ id: number; events: readonly PackDone[] }>(trx, lastSql, [desk.id]);
  if (!last) return { outcome: 'nothing_to_undo', done: [] };
  for (const event of last.events) {
    if (event.kind === 'open') await leaveDesk(trx, desk, now, { keepsChecks: true });
    else {
      const sql = 'update pick_pieces set checked_at = null where id = $1 and packed_at is null';
      await query(trx, sql, [event.pieceId]);
    }
  }
  await query(trx, 'update scans set undone_at = $2 where id = $1', [last.id, now]);
  return { done: [] };
}
