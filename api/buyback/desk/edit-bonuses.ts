import type { Knex } from 'knex';
import { z } from 'zod';
import type { CellValue } from '#core/grid/grid-definition.ts';
import { mergeEdit } from '../../changes/merge-edit.ts';
import type { GridEditor, RefusedCell, RowChange } from '../../grids/server-grid.ts';
import { purgeKeys } from '../../http/reply-cache.ts';

/** What `config` is kept under; it says the highest running percentage. */
export const bonusesKey = 'bonuses';

interface BonusRow {
  readonly id: number;
  readonly version: number;
}

const percent = z.int('invalid_value').min(1, 'invalid_value').max(100, 'too_large');

/** Columns of the list by those of the table; slugs stand for ids. */
const columns = {
  percent: 'percent',
  manufacturer: 'manufacturer_id',
  deviceType: 'device_type_id',
} as const;
type BonusCell = keyof typeof columns;
const isBonusCell = (column: string): column is BonusCell => Object.hasOwn(columns, column);

type Slugs = Readonly<Record<'manufacturer' | 'deviceType', ReadonlyMap<string, number>>>;

/** Ids by the slugs that a cell can hold. */
export async function bonusSlugs(trx: Knex): Promise<Slugs> {
  const of = async (table: string) => {
    const rows = await trx(table).select<{ id: number; slug: string }[]>('id', 'slug');
    return new Map(rows.map(({ id, slug }) => [slug, id]));
  };
  return { manufacturer: await of('manufacturers'), deviceType: await of('device_types') };
}

type Read = { readonly value: number | null } | { readonly phrase: string };

function readCell(column: string, value: CellValue, slugs: Slugs): Read {
  if (!isBonusCell(column)) return { phrase: 'not_editable' };
  if (column === 'percent') {
    const parsed = percent.safeParse(value);
    if (parsed.success) return { value: parsed.data };
    return { phrase: value === null ? 'required' : (parsed.error.issues[0]?.message ?? '') };
  }
  if (value === null) return { value: null };
  const id = slugs[column].get(String(value));
  return id === undefined ? { phrase: 'unknown_choice' } : { value: id };
}

/** Changes cells of bonuses; the pages that promise "up to N %" follow in the same transaction. */
export const editBonuses: GridEditor = async (trx, _deps, rows) => {
  const slugs = await bonusSlugs(trx);
  const refused: RefusedCell[] = [];
  let applied = 0;
  for (const row of rows) {
    const outcome = await editBonus(trx, row, slugs);
    applied += outcome.applied;
    refused.push(...outcome.refused);
  }
  if (applied > 0) await purgeKeys(trx, [bonusesKey]);
  return { applied, refused, ids: rows.map(({ id }) => id) };
};

async function editBonus(
  trx: Knex,
  { id, version, changes, overwrite }: RowChange,
  slugs: Slugs,
): Promise<{ readonly applied: number; readonly refused: readonly RefusedCell[] }> {
  const row: BonusRow | undefined = await trx('buyback_bonuses')
    .where({ id })
    .forUpdate()
    .first('id', 'version');
  const refused: RefusedCell[] = [];
  const written: Record<string, number | null> = {};
  for (const [column, value] of Object.entries(changes)) {
    const read = row ? readCell(column, value, slugs) : { phrase: 'unknown_row' };
    if ('phrase' in read) refused.push({ id, column, phrase: read.phrase });
    else if (isBonusCell(column)) written[columns[column]] = read.value;
  }
  if (!row) return { applied: 0, refused };
  if (row.version !== version) {
    const met = await mergeEdit(trx, {
      ...{ table: 'buyback_bonuses', id, stored: row.version, seen: version, mine: written },
      overwrite: overwrite.filter(isBonusCell).map((column) => columns[column]),
    });
    for (const conflict of met ?? []) {
      const column = cellOf(conflict.column);
      const theirs = slugOf(column, conflict.theirs, slugs);
      refused.push({ id, column, phrase: 'changed_meanwhile', theirs });
      Reflect.deleteProperty(written, conflict.column);
    }
  }
  const applied = Object.keys(written).length;
  if (applied > 0) {
    await trx('buyback_bonuses')
      .where({ id })
      .update({ ...written, version: row.version + 1 });
  }
  return { applied, refused };
}

const cellOf = (column: string): BonusCell =>
  Object.keys(columns)
    .filter(isBonusCell)
    .find((cell) => columns[cell] === column) ?? 'percent';

/** A value of the table as the list says it. */
function slugOf(column: BonusCell, value: unknown, slugs: Slugs): CellValue {
  if (typeof value !== 'number') return null;
  if (column === 'percent') return value;
  return [...slugs[column]].find(([, id]) => id === value)?.[0] ?? null;
}
