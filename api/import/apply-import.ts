import type { Knex } from 'knex';
import { actFor, changeSetOf } from '../platform/database/staff-change.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { familiesChanged } from '../read-models/families-changed.ts';
import { rightsOf } from './check-import.ts';
import { recount } from './count-rows.ts';
import { ImportModel, type AppliedRow, type StoredRow } from './import-rows.ts';
import { readShopDetails } from './details/shop-details.ts';
import { readNames } from './read-names.ts';
import { subjectWorks } from './subject-work.ts';

/** As many families as `familiesChanged` brings up to date itself. */
const rowsAtOnce = 200;

/**
 * Applies the good rows of an import, some at a time in a transaction of their own, so that the shop goes on; all of them
 * are one step of the history. A pause, or the death of the process, leaves whole rows, and the job goes on behind them.
 */
export async function applyImport(deps: Dependencies, importId: number): Promise<void> {
  let behind: number | null = -1;
  while (behind !== null) behind = await applyBatch(deps, importId, behind);
}

/** Applies rows behind a place; answers the last one's, null where there are no more. */
function applyBatch(deps: Dependencies, importId: number, behind: number): Promise<number | null> {
  const { knex, now } = deps;
  return knex.transaction(async (trx) => {
    // One worker at a time; a pause waits for the batch that runs.
    const work = await ImportModel.query(trx).findById(importId).forUpdate();
    if (work?.status !== 'applying' || work.startedBy === null) return null;
    const at = now();
    const rows = await nextRows(trx, importId, behind);
    const last = rows.at(-1);
    if (!last) {
      await work.$query(trx).patch({ status: 'done', changedAt: at });
      return null;
    }
    const actor = {
      actorId: work.startedBy,
      call: 'import-apply',
      requestId: `import-${String(importId)}`,
      at,
    };
    await actFor(trx, actor, work.changeSetId);
    const { mapping, options } = work;
    const names = await readNames(trx);
    const { language } = deps.market;
    const { families, results } = await subjectWorks[work.subject].apply(trx, deps, rows, {
      importId,
      startedBy: work.startedBy,
      mapping,
      header: work.header,
      options,
      rules: work.rules,
      rights: await rightsOf(trx, work),
      names,
      details: await readShopDetails(trx, { mapping, options, names, language }),
      at,
    });
    await storeResults(trx, importId, { results, at });
    if (families.length > 0) await familiesChanged(trx, deps, families);
    await work.$query(trx).patch({
      doneCount: work.doneCount + rows.length,
      counts: recount(work.counts, rows, results),
      changeSetId: await changeSetOf(trx),
      changedAt: at,
    });
    return last.place;
  });
}

const nextRows = (trx: Knex, importId: number, behind: number): Promise<StoredRow[]> =>
  trx('import_rows')
    .where({ import_id: importId })
    .whereIn('outcome', ['new', 'changed'])
    .where('place', '>', behind)
    .whereNull('applied_at')
    .orderBy('place')
    .limit(rowsAtOnce)
    .select<StoredRow[]>('place', 'line', 'cells', 'outcome');

const storeResults = (
  trx: Knex,
  importId: number,
  { results, at }: { readonly results: readonly AppliedRow[]; readonly at: Date },
) =>
  trx.raw(
    `update import_rows r set outcome = c.outcome, problems = c.problems, family_id = c."familyId",
       variant_id = c."variantId", applied_at = case when c.outcome in ('new', 'changed') then :at::timestamptz end
     from jsonb_to_recordset(:rows::jsonb) as c (place integer, outcome text, problems jsonb,
       "familyId" integer, "variantId" integer)
     where r.import_id = :importId and r.place = c.place`,
    { rows: JSON.stringify(results), importId, at },
  );
