import type { Knex } from 'knex';
import { recordedTables } from '#core/changes/recorded-tables.ts';
import type { TableShape } from './table-shape.ts';

/** Change sets that touched a row itself, or any row of its table where none is named. */
export const setsOfRow = (
  knex: Knex,
  { table, rowId }: { readonly table: string; readonly rowId?: number | undefined },
): Knex.QueryBuilder =>
  knex('change_entries')
    .where('table_name', table)
    .modify((entries) => {
      if (rowId !== undefined) void entries.where('row_id', rowId);
    })
    .select('set_id');

type Shapes = ReadonlyMap<string, TableShape>;

/** Rows of a table that belong to the one that is asked about. */
interface Owned {
  readonly table: string;
  readonly ids: Knex.QueryBuilder;
}

/**
 * Change sets of a row and of what belongs to it by `of`, at any depth: the prices of the stock items
 * of a variant. Of the row that it stands `within`, only that row's own. What was deleted since is
 * found where the row's id begins its key.
 */
export function setsOfParts(
  knex: Knex,
  row: { readonly table: string; readonly rowId: number },
  shapes: Shapes,
): Knex.QueryBuilder {
  const own = setsOfRow(knex, row);
  const within = recordedTables[row.table]?.within;
  if (within) {
    const around = knex(row.table).where({ id: row.rowId }).select(within.column);
    void own.union(setsOfRow(knex, { table: within.table }).whereIn('row_id', around));
  }
  const first = { table: row.table, ids: knex.select(knex.raw('?::bigint', [row.rowId])) };
  for (const part of partsOf(knex, first, shapes)) void own.union(part);
  return own;
}

function partsOf(knex: Knex, owner: Owned, shapes: Shapes): readonly Knex.QueryBuilder[] {
  return Object.entries(recordedTables).flatMap(([table, { of }]) => {
    const keys = shapes.get(table)?.key.map(({ name }) => name) ?? [];
    const [key] = keys;
    if (of?.table !== owner.table || key === undefined) return [];
    const { column } = of;
    const rows = () => knex(table).whereIn(column, owner.ids.clone());
    const ids = key === column ? owner.ids.clone() : rows().select(key);
    const entries = setsOfRow(knex, { table }).whereIn('row_id', ids);
    if (key !== column && keys.includes(column)) {
      void entries.whereRaw('(row_key ->> ?)::bigint in (?)', [column, owner.ids.clone()]);
    }
    // Only rows that are told apart by an id own others.
    return key === 'id'
      ? [entries, ...partsOf(knex, { table, ids: rows().select('id') }, shapes)]
      : [entries];
  });
}
