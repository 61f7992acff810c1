import { createHash } from 'node:crypto';
import { accept, refuse, type Result } from '#core/shared/result.ts';
import type { Rows } from '../../platform/database/rows.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { FieldRefusal } from '../../platform/http/refusal.ts';
import { applyImport } from '../apply-import.ts';
import { checkImport } from '../check-import.ts';
import { ImportModel } from '../import-rows.ts';
import { readSource } from '../read-source.ts';
import { storeFile } from '../store-file.ts';
import { tellOfTrouble } from './import-mails.ts';
import { readPlace } from './read-place.ts';

type Schedule = Rows['import_schedules'];

/** A run of which nobody has heard for so long ended with its process. */
const abandonedMs = 3_600_000;

/**
 * Runs a scheduled import: reads what the supplier has put there, and where it is new, applies it by the schedule's rules on behalf
 * of whoever set it last. What fails is said in the log of runs and mailed to the admins.
 */
export async function runSchedule(deps: Dependencies, scheduleId: number): Promise<void> {
  const { knex, now } = deps;
  const begun = await begin(deps, scheduleId);
  if (begun === null) return;
  const { schedule, runId } = begun;
  const end = (change: object) =>
    knex('import_runs')
      .where({ id: runId })
      .update({ ended_at: now(), ...change });
  const read = await readPlace(deps, schedule);
  const came = read.ok ? await carryOut(deps, schedule, { runId, content: read.value }) : read;
  if (came.ok) await end({ outcome: came.value });
  else {
    await end({ outcome: 'failed', reason: came.error });
    await tellOfTrouble(deps, scheduleId);
  }
}

/** Notes that a run began; null where there is nothing to run, or another process does. */
async function begin(
  { knex, now }: Dependencies,
  id: number,
): Promise<{ readonly schedule: Schedule; readonly runId: number } | null> {
  return knex.transaction(async (trx) => {
    const schedule = await trx('import_schedules').where({ id }).forUpdate().first();
    if (!schedule) return null;
    await trx('import_runs')
      .where({ schedule_id: id, outcome: 'running' })
      .where('started_at', '<', new Date(now().getTime() - abandonedMs))
      .update({ outcome: 'failed', reason: 'schedule_failed', ended_at: now() });
    const running: unknown = await trx('import_runs')
      .where({ schedule_id: id, outcome: 'running' })
      .first('id');
    if (running !== undefined) return null;
    const [run] = await trx('import_runs')
      .insert({ schedule_id: id, started_at: now() })
      .returning<{ id: number }[]>('id');
    return run ? { schedule, runId: run.id } : null;
  });
}

async function carryOut(
  deps: Dependencies,
  schedule: Schedule,
  { runId, content }: { readonly runId: number; readonly content: Buffer },
): Promise<Result<'done' | 'same', string>> {
  const { knex } = deps;
  const digest = createHash('sha256').update(content).digest('hex');
  if (digest === (await lastDigest(deps, schedule.id))) return accept('same');
  const startedBy = await keeperOf(deps, schedule.id);
  if (startedBy === null) return refuse('schedule_nobody');
  const stored = await store(deps, schedule, { runId, content, startedBy });
  if (!stored.ok) return stored;
  const work = stored.value;
  await checkImport(deps, work.id);
  await ImportModel.query(knex)
    .where({ id: work.id, status: 'checked' })
    .patch({ status: 'applying' });
  await applyImport(deps, work.id);
  await knex('import_runs').where({ id: runId }).update({ digest });
  return accept('done');
}

interface Came {
  readonly runId: number;
  readonly content: Buffer;
  readonly startedBy: number;
}

/** Stores the rows of what came, to be checked by the schedule's rules. */
async function store(
  { knex, now }: Dependencies,
  schedule: Schedule,
  { runId, content, startedBy }: Came,
): Promise<Result<ImportModel, string>> {
  const source = await readSource(content);
  if (!source.ok) return source;
  try {
    return await knex.transaction(async (trx) => {
      const { supplier_id: supplierId, name: fileName } = schedule;
      const file = { fileName, supplierId, subject: 'products', startedBy, at: now() } as const;
      const stored = await storeFile(trx, source.value, file);
      await trx('import_runs').where({ id: runId }).update({ import_id: stored.id });
      const isTold = stored.mapping.includes('code') || stored.mapping.includes('ean');
      if (!isTold) return refuse('import_needs_code');
      const options = { ...stored.options, addsNew: false };
      const change = { status: 'checking', options, rules: rulesOf(schedule) } as const;
      return accept(await stored.$query(trx).patchAndFetch(change));
    });
  } catch (error) {
    // A file that breaks off somewhere inside, or is empty.
    const file = error instanceof FieldRefusal ? error.fields['file'] : undefined;
    if (!Array.isArray(file)) throw error;
    return refuse(String(file[0]));
  }
}

const lastDigest = async ({ knex }: Dependencies, scheduleId: number): Promise<string | null> => {
  const last = await knex('import_runs')
    .where({ schedule_id: scheduleId, outcome: 'done' })
    .orderBy('id', 'desc')
    .first('digest');
  return last?.digest ?? null;
};

/** Who set a schedule last: what it may do is what they may. */
async function keeperOf({ knex }: Dependencies, scheduleId: number): Promise<number | null> {
  const last: { readonly id: number } | undefined = await knex('change_entries as e')
    .join('change_sets as s', 's.id', 'e.set_id')
    .join('users as u', 'u.id', 's.actor_id')
    .where({ 'e.table_name': 'import_schedules', 'e.row_id': scheduleId, 'u.is_active': true })
    .orderBy('e.id', 'desc')
    .first('u.id');
  return last?.id ?? null;
}

const rulesOf = (row: Schedule) => ({
  takesStock: row.takes_stock,
  takesPrices: row.takes_prices,
  vatPercent: row.vat_percent === null ? null : Number(row.vat_percent),
  marginPercent: row.margin_percent === null ? null : Number(row.margin_percent),
  // What the declaration's choices and the form let in.
  ending: row.ending as 'none',
  mostChangePercent: row.most_change_percent,
});
