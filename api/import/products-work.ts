import type { Knex } from 'knex';
import {
  picturesOf,
  planRow,
  readImportRow,
  type ImportRights,
  type ReadRow,
} from '#core/import/plan-row.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { applyRows } from './apply-rows.ts';
import { findVariants, variantOf, type FoundVariants } from './find-variants.ts';
import type { Applied, Applying, CheckedRow, Checking, StoredRow } from './import-rows.ts';
import { askForPictures } from './pictures/ask-for-pictures.ts';

export async function checkProducts(
  knex: Knex,
  stored: readonly StoredRow[],
  { work, rights, seen }: Checking,
): Promise<CheckedRow[]> {
  const read = stored.map(({ cells }) => readImportRow(cells, work.mapping));
  const rows = read.map(({ row }) => row);
  const found = await findVariants(knex, rows, 'look');
  return stored.map(({ place }, at): CheckedRow => {
    const one = read[at] ?? { row: {}, problems: [] };
    return { place, ...checkRow(one, { found, rights, seen }) };
  });
}

interface Known {
  readonly found: FoundVariants;
  readonly rights: ImportRights;
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

export async function applyProducts(
  trx: Knex.Transaction,
  deps: Dependencies,
  stored: readonly StoredRow[],
  applying: Applying,
): Promise<Applied> {
  const read = stored.map(({ place, cells }) => ({
    place,
    ...readImportRow(cells, applying.mapping),
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
