import type { Knex } from 'knex';
import { z } from 'zod';
import type { CellValue } from '#core/grid/grid-definition.ts';
import { mergeEdit } from '../../platform/resources/merge-edit.ts';
import type { GridEditor, RefusedCell, RowChange } from '../../platform/resources/server-grid.ts';
import { purgeKeys } from '../../platform/reply-cache.ts';
import type { Rows } from '../../platform/database/rows.ts';

/** What `config` is kept under; it says the highest running percentage. */
export const bonusesKey = 'bonuses';

type BonusRow = Pick<Rows['buyback_bonuses'], 'id' | 'version' | 'valid_from' | 'valid_to'>;

const moment = z.iso.datetime('invalid_value');
const percent = z.int('invalid_value').min(1, 'invalid_value').max(100, 'too_large');

/** Columns of the list by those of the table; slugs stand for ids. */
const columns = {
  percent: 'percent',
  manufacturer: 'manufacturer_id',
  deviceType: 'device_type_id',
  validFrom: 'valid_from',
  validTo: 'valid_to',
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

type Written = Record<string, string | number | null>;
type Read = { readonly value: Written[string] } | { readonly phrase: string };

function readCell(column: string, value: CellValue, slugs: Slugs): Read {
  if (!isBonusCell(column)) return { phrase: 'not_editable' };
  if (value === null) return isOptional(column) ? { value } : { phrase: 'required' };
  if (column === 'percent' || column === 'validFrom' || column === 'validTo') {
    const parsed = (column === 'percent' ? percent : moment).safeParse(value);
    if (parsed.success) return { value: parsed.data };
    return { phrase: parsed.error.issues[0]?.message ?? '' };
  }
  const id = slugs[column].get(String(value));
  return id === undefined ? { phrase: 'unknown_choice' } : { value: id };
}

const isOptional = (column: BonusCell): boolean => column !== 'percent' && column !== 'validFrom';

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
    .first('id', 'version', 'valid_from', 'valid_to');
  const refused: RefusedCell[] = [];
  const written: Written = {};
  for (const [column, value] of Object.entries(changes)) {
    const read = row ? readCell(column, value, slugs) : { phrase: 'unknown_row' };
    if ('phrase' in read) refused.push({ id, column, phrase: read.phrase });
    else if (isBonusCell(column)) written[columns[column]] = read.value;
  }
  if (!row) return { applied: 0, refused };
  if (row.version !== version) {
    const met = await mergeEdit(trx, {
      table: 'buyback_bonuses',
      id,
      stored: row.version,
      seen: version,
      mine: written,
      overwrite: overwrite.filter(isBonusCell).map((column) => columns[column]),
    });
    for (const conflict of met ?? []) {
      const column = cellOf(conflict.column);
      const theirs = slugOf(column, conflict.theirs, slugs);
      refused.push({
        id,
        column,
        phrase: 'changed_meanwhile',
        theirs,
        stored: { table: 'buyback_bonuses', rowId: id, column: conflict.column, seen: version },
      });
      Reflect.deleteProperty(written, conflict.column);
    }
  }
  refused.push(...refusePeriod(row, written));
  const applied = Object.keys(written).length;
  if (applied > 0) {
    await trx('buyback_bonuses')
      .where({ id })
      .update({ ...written, version: row.version + 1 });
  }
  return { applied, refused };
}

/** Takes moments out of what is written where the bonus would end before it begins. */
function refusePeriod(row: BonusRow, written: Written): readonly RefusedCell[] {
  const from = new Date(written['valid_from'] ?? row.valid_from);
  const end = 'valid_to' in written ? written['valid_to'] : row.valid_to;
  if (end === null || new Date(end) > from) return [];
  return (['validFrom', 'validTo'] as const).flatMap((column) => {
    const isMine = Reflect.has(written, columns[column]);
    Reflect.deleteProperty(written, columns[column]);
    return isMine ? [{ id: row.id, column, phrase: 'bonus_ends_too_soon' }] : [];
  });
}

const cellOf = (column: string): BonusCell =>
  Object.keys(columns)
    .filter(isBonusCell)
    .find((cell) => columns[cell] === column) ?? 'percent';

/** A value of the table as the list says it. */
function slugOf(column: BonusCell, value: unknown, slugs: Slugs): CellValue {
  if (column === 'validFrom' || column === 'validTo') {
    return typeof value === 'string' ? new Date(value).toISOString() : null;
  }
  if (typeof value !== 'number') return null;
  if (column === 'percent') return value;
  return [...slugs[column]].find(([, id]) => id === value)?.[0] ?? null;
}
