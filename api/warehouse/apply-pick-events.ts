import type { Knex } from 'knex';
import type { PickOutcome } from '#core/warehouse/pick-outcomes.ts';
import type { PickEvent } from '#core/warehouse/scan-at-pick.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { moveStock } from '../stock/move-stock.ts';
import { markNotFound } from './mark-not-found.ts';
import { undoLastScan } from './undo-last-scan.ts';
import { leaveRound, skipPick } from './leave-round.ts';
import { alikeOf } from './replacements/choices.ts';
import { storeProposal } from './replacements/propose.ts';
import type { Applied, DoneEvent, PickAct } from './pick-act.ts';

/** Does what the core said of a scan, in its order; an outcome of the database's own replaces the core's. */
export async function applyPickEvents(
  trx: Knex.Transaction,
  deps: Dependencies,
  act: PickAct,
  said: { readonly outcome: PickOutcome; readonly events: readonly PickEvent[] },
): Promise<Applied> {
  const done: DoneEvent[] = [];
  let { outcome } = said;
  for (const event of said.events) {
    const applied = await applyOne(trx, deps, act, event);
    done.push(...applied.done);
    outcome = applied.outcome ?? outcome;
  }
  return { outcome, done };
}

type One = { readonly outcome?: PickOutcome; readonly done: readonly DoneEvent[] };

async function applyOne(
  trx: Knex.Transaction,
  deps: Dependencies,
  act: PickAct,
  event: PickEvent,
): Promise<One> {
  const { row } = act.loaded;
  switch (event.kind) {
    case 'bind':
      return bindCrate(trx, act, event);
    case 'hold': {
      const sql = 'update pick_rounds set held_line_id = $2, held_passport_id = $3 where id = $1';
      await query(trx, sql, [row.id, event.lineId, event.unitId]);
      return { done: [{ kind: 'hold' }] };
    }
    case 'put':
      return putIntoCrate(trx, act, event);
    case 'not_found':
      await query(trx, replacingSql, [row.id, null]);
      return markNotFound(trx, deps, act, event.lineId);
    case 'replace':
      return wantReplacement(trx, row.id, event.lineId);
    case 'propose':
      return proposeInstead(trx, deps, act, event);
    case 'skip':
      await skipPick(trx, deps, act);
      return { done: [] };
    case 'undo':
      return undoLastScan(trx, act);
    case 'finish':
      await leaveRound(trx, deps, act);
      return { done: [] };
  }
}

const replacingSql = 'update pick_rounds set replacing_line_id = $2 where id = $1';

/** Waits for another colour or grade to be scanned, where there is one. */
async function wantReplacement(trx: Knex, roundId: number, lineId: number): Promise<One> {
  if ((await alikeOf(trx, lineId)).length === 0) return { outcome: 'replacement_none', done: [] };
  await query(trx, replacingSql, [roundId, lineId]);
  return { done: [{ kind: 'replace' }] };
}

/** The line is not found, and its customer is asked after the walk; a piece that lies in another bin is fetched there instead. */
async function proposeInstead(
  trx: Knex.Transaction,
  deps: Dependencies,
  act: PickAct,
  { lineId, productId }: Extract<PickEvent, { kind: 'propose' }>,
): Promise<One> {
  const { loaded, staffId, now } = act;
  await query(trx, replacingSql, [loaded.row.id, null]);
  const { done, outcome } = await markNotFound(trx, deps, act, lineId);
  if (outcome !== 'line_not_found') return { outcome, done };
  await storeProposal(trx, { lineId, productId, staffId, now });
  return { done: [...done, { kind: 'propose', lineId }] };
}

const bindSql = `
  insert into crate_bindings (crate_id, pick_id, bound_at)
  select c.id, $2, $4 from stock_locations c
  where c.code = $1 and c.place_id = $3 and c.kind = 'crate'
  on conflict (crate_id) do nothing returning crate_id as "crateId"`;

/** Of two who scan the same free crate at once, one wins (T-WH-5). */
async function bindCrate(
  trx: Knex,
  { loaded, now }: PickAct,
  { crate, pickId }: Extract<PickEvent, { kind: 'bind' }>,
): Promise<One> {
  const bound = [crate, pickId, loaded.row.placeId, now];
  const [row] = await query<{ crateId: number }>(trx, bindSql, bound);
  if (!row) return { outcome: 'crate_of_another', done: [] };
  return { done: [{ kind: 'bind', pickId, crateId: row.crateId }] };
}

// The bin of the line first; a piece that was taken from another one is booked from there.
const sourceSql = `
  select s.location_id as "fromId" from location_stock s
  join stock_locations b on b.id = s.location_id and b.kind = 'bin' and b.place_id = $2
  where s.product_id = $1 and s.on_hand > s.with_serial
  order by s.location_id <> $3, b.walk_order, b.code limit 1 for update of s`;
const unitPlaceSql = `
  select location_id as "fromId" from stock_units
  where passport_id = $1 and location_id is not null for update`;
const pieceSql = `
  insert into pick_pieces (pick_line_id, passport_id, crate_id, from_id)
  select $1, $2, c.id, $4 from stock_locations c where c.code = $3 and c.kind = 'crate' and c.place_id = $5
  returning id::int as id, crate_id as "crateId"`;

async function putIntoCrate(
  trx: Knex.Transaction,
  { loaded: { row, picks, lines } }: PickAct,
  { crate, lineId, unitId }: Extract<PickEvent, { kind: 'put' }>,
): Promise<One> {
  const line = lines.find(({ id }) => id === lineId);
  const pick = picks.find(({ id }) => id === line?.pickId);
  if (!line || !pick) throw new Error('a scan names a line of another walk');
  const [source] = await (unitId === null
    ? query<{ fromId: number }>(trx, sourceSql, [line.productId, row.placeId, line.binId])
    : query<{ fromId: number }>(trx, unitPlaceSql, [unitId]));
  if (!source) return { outcome: 'not_in_books', done: [] };
  const { fromId } = source;
  const stored = [lineId, unitId, crate, fromId, row.placeId];
  const [piece] = await query<{ id: number; crateId: number }>(trx, pieceSql, stored);
  if (!piece) throw new Error('a crate is gone');
  const { productId } = line;
  const move = { productId, quantity: 1, fromId, toId: piece.crateId, passportId: unitId };
  await moveStock(trx, [move], { why: 'picked', about: { kind: 'order', id: pick.orderId } });
  const free = `update pick_rounds set held_line_id = null, held_passport_id = null,
    replacing_line_id = null where id = $1`;
  await query(trx, free, [row.id]);
  if (line.picked + 1 === line.quantity) {
    await query(trx, "update pick_lines set status = 'picked' where id = $1", [lineId]);
  }
  return { done: [{ kind: 'put', pieceId: piece.id, pickId: pick.id }] };
}
