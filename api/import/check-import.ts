import type { ImportRights } from '#core/import/plan-row.ts';
import { SeenKeys } from '#core/import/seen-keys.ts';
import { permissionsOf } from '#core/permissions/roles.ts';
import type { Knex } from 'knex';
import type { Dependencies } from '../platform/dependencies.ts';
import { countRows } from './count-rows.ts';
import { readShopDetails } from './details/shop-details.ts';
import { ImportModel, type CheckedRow, type MadeName, type StoredRow } from './import-rows.ts';
import { readNames } from './read-names.ts';
import { subjectWorks } from './subject-work.ts';

const rowsAtOnce = 2_000;

/** What the person who started an import may do with it. */
export async function rightsOf(
  knex: Knex,
  { startedBy, options }: Pick<ImportModel, 'startedBy' | 'options'>,
): Promise<ImportRights> {
  const user = await knex('users')
    .where({ id: startedBy ?? 0, is_active: true })
    .first('role');
  return {
    mayPrice: user !== undefined && permissionsOf(user.role).includes('prices.edit'),
    addsNew: options.addsNew,
    hasManufacturer: options.manufacturerId !== null,
  };
}

/** Works out what every row of a file would change, some hundreds at a time; a repeat begins anew. */
export async function checkImport(deps: Dependencies, importId: number): Promise<void> {
  const { knex, now } = deps;
  const work = await ImportModel.query(knex).findById(importId);
  if (work?.status !== 'checking') return;
  const rights = await rightsOf(knex, work);
  const seen = new SeenKeys();
  const names = await readNames(knex);
  const asked = { mapping: work.mapping, options: work.options, names };
  const details = await readShopDetails(knex, { ...asked, language: deps.market.language });
  for (let from = 0; from < work.rowCount; from += rowsAtOnce) {
    const stored: StoredRow[] = await knex('import_rows')
      .where({ import_id: importId })
      .whereBetween('place', [from, from + rowsAtOnce - 1])
      .orderBy('place')
      .select('place', 'line', 'cells', 'outcome');
    const checked = await subjectWorks[work.subject].check(knex, stored, {
      deps,
      work,
      rights,
      seen,
      details,
    });
    await storeChecked(knex, importId, checked);
    const isStillWanted = await ImportModel.query(knex)
      .where({ id: importId, status: 'checking' })
      .patch({ doneCount: Math.min(from + rowsAtOnce, work.rowCount), changedAt: now() });
    if (isStillWanted === 0) return;
  }
  const counts = await countRows(knex, importId);
  const made = work.subject === 'products' ? await namesMade(knex, importId) : [];
  // Pictures that came meanwhile are looked at by a job of their own.
  await ImportModel.query(knex)
    .where({ id: importId, status: 'checking', row_count: work.rowCount })
    .patch({ status: 'checked', counts, made, doneCount: 0, changedAt: now() });
}

/** Writes what rows came to; one statement. */
const storeChecked = (knex: Knex, importId: number, rows: readonly CheckedRow[]) =>
  knex.raw(
    `update import_rows r set outcome = c.outcome, changes = c.changes, problems = c.problems,
       family_key = c."familyKey", variant_id = c."variantId", family_id = null, applied_at = null
     from jsonb_to_recordset(:rows::jsonb) as c (place integer, outcome text, changes jsonb,
       problems jsonb, "familyKey" text, "variantId" integer)
     where r.import_id = :importId and r.place = c.place`,
    { rows: JSON.stringify(rows), importId },
  );

/** More are not read by anybody; the rows say each. */
const mostMade = 500;

/** What rows would make that the shop does not have, each once. */
async function namesMade(knex: Knex, importId: number): Promise<MadeName[]> {
  const { rows } = await knex.raw<{ rows: MadeName[] }>(
    `select distinct c ->> 'field' as field, m as name
     from import_rows r, jsonb_array_elements(r.changes) c, jsonb_array_elements_text(c -> 'makes') m
     where r.import_id = :importId and r.outcome in ('new', 'changed')
     order by 1, 2 limit :mostMade`,
    { importId, mostMade },
  );
  return rows;
}
