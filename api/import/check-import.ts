import { planRow, readImportRow, type ImportRights, type ReadRow } from '#core/import/plan-row.ts';
import { permissionsOf } from '#core/permissions/roles.ts';
import type { Knex } from 'knex';
import type { Dependencies } from '../platform/dependencies.ts';
import { findVariants, variantOf, type FoundVariants } from './find-variants.ts';
import { ImportModel, type CheckedRow, type StoredRow } from './import-rows.ts';

const rowsAtOnce = 500;

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
  const seen = new Set<string>();
  for (let from = 0; from < work.rowCount; from += rowsAtOnce) {
    const stored: StoredRow[] = await knex('import_rows')
      .where({ import_id: importId })
      .whereBetween('place', [from, from + rowsAtOnce - 1])
      .orderBy('place')
      .select('place', 'line', 'cells');
    const read = stored.map(({ cells }) => readImportRow(cells, work.mapping));
    const found = await findVariants(
      knex,
      read.map(({ row }) => row),
      'look',
    );
    const checked = stored.map(({ place }, at): CheckedRow => {
      const one = read[at] ?? { row: {}, problems: [] };
      return { place, ...checkRow(one, { found, rights, seen }) };
    });
    await storeChecked(knex, importId, checked);
    const isStillWanted = await ImportModel.query(knex)
      .where({ id: importId, status: 'checking' })
      .patch({ doneCount: Math.min(from + rowsAtOnce, work.rowCount), changedAt: now() });
    if (isStillWanted === 0) return;
  }
  await ImportModel.query(knex)
    .where({ id: importId, status: 'checking' })
    .patch({ status: 'checked', doneCount: 0, changedAt: now() });
}

interface Known {
  readonly found: FoundVariants;
  readonly rights: ImportRights;
  /** Codes and EANs of rows above. */
  readonly seen: Set<string>;
}

function checkRow(read: ReadRow, { found, rights, seen }: Known): Omit<CheckedRow, 'place'> {
  const { row } = read;
  const variant = variantOf(row, found);
  const familyKey = row.family ?? null;
  const variantId = variant === null || variant === 'two' ? null : variant.id;
  const refused = (field: 'code' | 'ean', reason: string) => ({
    outcome: 'refused' as const,
    changes: [],
    problems: [{ field, reason }],
    familyKey,
    variantId,
  });
  if (variant === 'two') return refused('ean', 'already_used');
  const keys = [row.code && `code ${row.code}`, row.ean && `ean ${row.ean}`];
  const known = keys.filter((key) => key !== undefined && key !== '');
  if (known.some((key) => seen.has(key ?? ''))) return refused('code', 'doubled_row');
  for (const key of known) if (key) seen.add(key);
  return { ...planRow(read, variant, rights), familyKey, variantId };
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
