import type { Knex } from 'knex';
import { nextStep } from '#core/warehouse/pick-round.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { queueProposals } from './replacements/propose.ts';
import type { PickAct } from './pick-act.ts';

// An order is picked where nothing of it waits; `short` where something was not there and a person decides.
const settleSql = `
  update picks p set picked_at = $2, status = case
    when exists (select from pick_lines l where l.pick_id = p.id
      and l.status in ('not_found', 'needs_replacement')) then 'short' else 'picked' end
  where p.round_id = $1 and p.status = 'picking'
    and not exists (select from pick_lines l where l.pick_id = p.id and l.status = 'waiting')`;
const backSql = `
  update picks set status = 'waiting', round_id = null, slot = null
  where round_id = $1 and status = 'picking'`;
const endSql = `
  update pick_rounds set ended_at = $2, held_line_id = null, held_passport_id = null,
    replacing_line_id = null
  where id = $1`;

/** Ends a walk: what is complete goes on to the packing desk, the rest waits again with what is in its crates. */
export async function leaveRound(
  trx: Knex.Transaction,
  deps: Dependencies,
  { loaded, now }: PickAct,
): Promise<void> {
  await query(trx, settleSql, [loaded.row.id, now]);
  await queueProposals(trx, deps, loaded.row.id);
  await query(trx, backSql, [loaded.row.id]);
  await query(trx, endSql, [loaded.row.id, now]);
}

const skipSql = `
  update picks set status = 'waiting', round_id = null, slot = null, skips = skips + 1, skipped_at = $2
  where id = $1`;

/** Puts the order at hand off to the end of the queue (T-WH-10); the walk ends with its last order. */
export async function skipPick(
  trx: Knex.Transaction,
  deps: Dependencies,
  act: PickAct,
): Promise<void> {
  const { loaded, now } = act;
  const step = nextStep(loaded.round);
  if (step.kind === 'done') return;
  await query(trx, skipSql, [step.pick.id, now]);
  const left = loaded.picks.filter(({ id, status }) => id !== step.pick.id && status === 'open');
  if (left.length === 0) await leaveRound(trx, deps, act);
}
