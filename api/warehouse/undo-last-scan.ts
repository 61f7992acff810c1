import type { Knex } from 'knex';
import type { PickOutcome } from '#core/warehouse/pick-outcomes.ts';
import { query } from '../platform/database/query.ts';
import { moveStock } from '../stock/move-stock.ts';
import type { DoneEvent, PickAct } from './pick-act.ts';
import { dropProposal } from './replacements/propose.ts';
import { undoNotFound } from './undo-not-found.ts';

const lastSql = `
  select id, events from scans
  where round_id = $1 and staff_id = $2 and undone_at is null and events <> '[]'
  order by id desc limit 1 for update`;

/** Takes back what the last scan of a walk did that did anything; each further undo goes one scan back. */
export async function undoLastScan(
  trx: Knex.Transaction,
  { loaded, staffId, now }: PickAct,
): Promise<{ readonly outcome: PickOutcome; readonly done: readonly DoneEvent[] }> {
  const [last] = await query<{ id: number; events: readonly DoneEvent[] }>(trx, lastSql, [
    loaded.row.id,
    staffId,
  ]);
  if (!last) return { outcome: 'nothing_to_undo', done: [] };
  for (const event of last.events.toReversed()) await undoOne(trx, loaded.row.id, event);
  await query(trx, 'update scans set undone_at = $2 where id = $1', [last.id, now]);
  return { outcome: 'undone', done: [] };
}

async function undoOne(trx: Knex.Transaction, roundId: number, event: DoneEvent): Promise<void> {
  switch (event.kind) {
    case 'bind':
      await query(trx, unbindSql, [event.crateId, event.pickId]);
      return;
    case 'hold':
      await query(trx, dropSql, [roundId]);
      return;
    case 'put':
      await takeOutOfCrate(trx, event.pieceId);
      return;
    case 'replace':
      await query(trx, 'update pick_rounds set replacing_line_id = null where id = $1', [roundId]);
      return;
    case 'propose':
      await dropProposal(trx, event.lineId);
      return;
    case 'not_found':
      await undoNotFound(trx, event);
  }
}

// A crate in which something lies stays its order's.
const unbindSql = `
  delete from crate_bindings b where crate_id = $1 and pick_id = $2
    and not exists (select from pick_pieces c where c.crate_id = b.crate_id and c.packed_at is null)`;
const dropSql = 'update pick_rounds set held_line_id = null, held_passport_id = null where id = $1';
const pieceSql = `
  delete from pick_pieces c using pick_lines l, picks p
  where c.id = $1 and l.id = c.pick_line_id and p.id = l.pick_id
  returning c.passport_id as "passportId", c.crate_id as "crateId", c.from_id as "fromId",
    l.id::int as "lineId", l.product_id as "productId", p.order_id as "orderId"`;

interface Piece {
  readonly passportId: number | null;
  readonly crateId: number;
  readonly fromId: number;
  readonly lineId: number;
  readonly productId: number;
  readonly orderId: number;
}

async function takeOutOfCrate(trx: Knex.Transaction, pieceId: number): Promise<void> {
  const [piece] = await query<Piece>(trx, pieceSql, [pieceId]);
  if (!piece) return;
  const { crateId, fromId, lineId, orderId, passportId, productId } = piece;
  const move = { productId, quantity: 1, fromId: crateId, toId: fromId, passportId };
  await moveStock(trx, [move], { why: 'put_back', about: { kind: 'order', id: orderId } });
  await query(trx, "update pick_lines set status = 'waiting' where id = $1", [lineId]);
}
