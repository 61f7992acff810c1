import type { Knex } from 'knex';
import { planDetails, type ShopDetails } from '#core/import/plan-details.ts';
import { applyRules, holdLeap, type ImportRules } from '#core/import/apply-rules.ts';
import { picturesOf, planRow, type ImportRights } from '#core/import/plan-row.ts';
import { readImportRow, type ReadRow } from '#core/import/read-row.ts';
import type { SeenKeys } from '#core/import/seen-keys.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { applyRows } from './apply-rows.ts';
import { findPricedVariants, variantOf, type FoundVariants } from './find-variants.ts';
import type { Applied, Applying, CheckedRow, Checking, StoredRow } from './import-rows.ts';
import { askForPictures } from './pictures/ask-for-pictures.ts';

export async function checkProducts(
  knex: Knex,
  stored: readonly StoredRow[],
  { deps, work, rights, seen, details }: Checking,
): Promise<CheckedRow[]> {
  const read = stored.map(({ cells }) => readRow(cells, work));
  const rows = read.map(({ row }) => row);
  const found = await findPricedVariants(knex, deps, rows, 'look');
  return stored.map(({ place }, at): CheckedRow => {
    const one = read[at] ?? { row: {}, problems: [] };
    return { place, ...checkRow(one, { found, rights, seen, details, rules: work.rules }) };
  });
}

/** A row as it counts: what a scheduled import takes of it, or all that it says. */
function readRow(
  cells: readonly string[],
  { mapping, header, rules }: Pick<Applying, 'mapping' | 'header' | 'rules'>,
): ReadRow {
  const read = readImportRow(cells, mapping, header);
  return rules === null ? read : { ...read, row: applyRules(read.row, rules) };
}

interface Known {
  readonly found: FoundVariants;
  readonly rights: ImportRights;
  readonly seen: SeenKeys;
  readonly details: ShopDetails;
  readonly rules: ImportRules | null;
}

function checkRow(read: ReadRow, known: Known): Omit<CheckedRow, 'place'> {
  const { found, rights, seen, details, rules } = known;
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
  const said = keys.filter((key) => key !== undefined && key !== '');
  if (said.some((key) => seen.has(key ?? ''))) return refused('code', 'doubled_row');
  for (const key of said) if (key) seen.add(key);
  const plan = planDetails(planRow(read, variant, rights), row, variant, details);
  return { ...(rules ? holdLeap(plan, rules) : plan), familyKey, variantId };
}

export async function applyProducts(
  trx: Knex.Transaction,
  deps: Dependencies,
  stored: readonly StoredRow[],
  applying: Applying,
): Promise<Applied> {
  const read = stored.map(({ place, cells }) => ({
    place,
    ...readRow(cells, applying),
  }));
  const applied = await applyRows(trx, deps, read, applying);
  const rowOf = new Map(read.map(({ place, row }) => [place, row]));
  const wanted = applied.results.flatMap(({ place, outcome, familyId, variantId }) => {
    const row = rowOf.get(place);
    if ((outcome !== 'new' && outcome !== 'changed') || !row || familyId === null) return [];
    return picturesOf(row).map((address, at) => {
      return { familyId, variantId, address, fileName: null, place: at };
    });
  });
  await askForPictures(trx, deps, wanted, applying);
  return applied;
}
