import type { Knex } from 'knex';
import { toWire } from '#core/contract/casing.ts';
import { lastChanges } from '../platform/resources/last-changes.ts';
import { mergeEdit, partsChangedSince } from '../platform/resources/merge-edit.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { readCategory } from './category-rows.ts';
import { CategoryModel } from './category-model.ts';

interface CategoryEdit {
  readonly id: number;
  /** The version that the writer saw. */
  readonly seen: number;
  readonly columns: Readonly<Record<string, unknown>>;
  readonly manufacturers: readonly number[] | undefined;
  /** Fields in which the writer's value is to win. */
  readonly overwrite: readonly string[];
  readonly current: () => Promise<unknown>;
}

const columnOf: Readonly<Record<string, string>> = {
  nameCs: 'name_cs',
  nameRo: 'name_ro',
  seoName: 'seo_name',
  photoId: 'photo_fileset_id',
  forDisplay: 'for_display',
  forBuyout: 'for_buyout',
  forService: 'for_service',
  typeDevice: 'device_type_id',
  meilisearchBoost: 'meilisearch_boost',
};
const fieldOf = Object.fromEntries(
  Object.entries(columnOf).map(([field, column]) => [column, field]),
);

/**
 * Locks a category for a change. What somebody else changed since the writer looked merges where it
 * is another field; the same field is a 409 with both values (T-GRID-8).
 */
export async function lockCategory(trx: Knex.Transaction, edit: CategoryEdit): Promise<void> {
  const { id, seen, overwrite } = edit;
  const row = await CategoryModel.query(trx).findById(id).select('version').forUpdate();
  if (!row) throw new Refusal(404, 'not_found');
  if (row.version === seen) return;
  const met = await mergeEdit(trx, {
    table: 'type_categories',
    id,
    stored: row.version,
    seen,
    mine: edit.columns,
    overwrite: overwrite.map((field) => columnOf[field] ?? field),
  });
  const conflicts = (met ?? []).map(({ column, mine, theirs }) => ({
    field: fieldOf[column] ?? column,
    mine,
    theirs,
  }));
  const makers = overwrite.includes('manufacturers') ? null : await otherMakers(trx, edit);
  const all = makers === null ? conflicts : [...conflicts, makers];
  if (met !== null && all.length === 0) return;
  const by = await lastChanges(
    trx,
    all.map(({ field }) => storedField(id, seen, field)),
  );
  const named = all.map((conflict, place) => ({ ...conflict, by: by[place] ?? null }));
  const extra = { current: toWire(await edit.current()), conflicts: named };
  throw new Refusal(409, 'conflict', { extra });
}

/** Where a field of a category stands. */
const storedField = (id: number, seen: number, field: string) =>
  field === 'manufacturers'
    ? { table: 'type_category_manufacturers', rowId: id, column: null, seen: null }
    : { table: 'type_categories', rowId: id, column: columnOf[field] ?? field, seen };

/** The manufacturers stand in a table of their own, which says by its changes when. */
async function otherMakers(trx: Knex, { id, seen, manufacturers: mine }: CategoryEdit) {
  if (mine === undefined) return null;
  const [changed] = await partsChangedSince(
    trx,
    { table: 'type_categories', id, seen },
    { manufacturers: { table: 'type_category_manufacturers' } },
  );
  const { manufacturers: theirs } = await readCategory(trx, id);
  const sorted = mine.toSorted((a, b) => a - b);
  return changed !== undefined && sorted.join() !== theirs.join()
    ? { field: 'manufacturers', mine: sorted, theirs }
    : null;
}
