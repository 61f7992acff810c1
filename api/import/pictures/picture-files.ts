import type { Knex } from 'knex';
import { readPictureName } from '#core/import/picture-name.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { findVariants, type FoundVariant } from '../find-variants.ts';
import type { Applied, Applying, CheckedRow, StoredRow } from '../import-rows.ts';
import { askForPictures } from './ask-for-pictures.ts';

/** A row of uploaded pictures: its name, its size in kB, and where it lies. */
const cellsOf = ({ cells: [name = '', kilobytes = '', fileName = ''] }: StoredRow) => {
  return { name, isEmpty: kilobytes === '0', fileName };
};

/** Which picture goes to which product, by what its name says. */
export async function checkPictures(knex: Knex, rows: readonly StoredRow[]): Promise<CheckedRow[]> {
  const variantOf = await findByNames(knex, rows, 'look');
  return rows.map((row): CheckedRow => {
    const variant = variantOf(row);
    const fate = { place: row.place, familyKey: null, variantId: variant?.id ?? null };
    const reason = cellsOf(row).isEmpty ? 'image_broken' : 'import_picture_of_nothing';
    if (!variant || cellsOf(row).isEmpty) {
      return {
        ...fate,
        outcome: 'refused',
        changes: [],
        problems: [{ field: 'fileName', reason }],
      };
    }
    const after = `${variant.code} ${variant.nameCs}`;
    return {
      ...fate,
      outcome: 'new',
      changes: [{ field: 'picture', before: null, after }],
      problems: [],
    };
  });
}

export async function applyPictures(
  trx: Knex.Transaction,
  deps: Dependencies,
  rows: readonly StoredRow[],
  applying: Applying,
): Promise<Applied> {
  const variantOf = await findByNames(trx, rows, 'lock');
  const found = rows.map((row) => ({ row, variant: variantOf(row) }));
  const wanted = found.flatMap(({ row, variant }) => {
    if (!variant) return [];
    const { name, fileName } = cellsOf(row);
    const { place } = readPictureName(name);
    return { familyId: variant.familyId, variantId: variant.id, address: null, fileName, place };
  });
  await askForPictures(trx, deps, wanted, applying);
  const results = found.map(({ row: { place }, variant }) => ({
    place,
    outcome: variant ? ('new' as const) : ('refused' as const),
    problems: variant ? [] : [{ field: 'fileName', reason: 'import_picture_of_nothing' }],
    familyId: variant?.familyId ?? null,
    variantId: variant?.id ?? null,
  }));
  return { families: [], results };
}

/** The product of a picture: the first key of its name that is somebody's EAN or code. */
async function findByNames(
  db: Knex,
  rows: readonly StoredRow[],
  lock: 'lock' | 'look',
): Promise<(row: StoredRow) => FoundVariant | undefined> {
  const keysOf = (row: StoredRow) => readPictureName(cellsOf(row).name).keys;
  const keys = rows.flatMap((row) => keysOf(row));
  const { byCode, byEan } = await findVariants(
    db,
    keys.map((key) => ({ code: key, ean: key })),
    lock,
  );
  return (row) => {
    for (const key of keysOf(row)) {
      const found = byEan.get(key) ?? byCode.get(key);
      if (found) return found;
    }
    return undefined;
  };
}
