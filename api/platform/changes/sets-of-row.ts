import type { Knex } from 'knex';
import { recordedTables, type Beside } from '#core/changes/recorded-tables.ts';
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
 * of a variant. Of the row that it stands `within`, only that row's own and what is `beside` it. What was deleted since is
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
    for (const sets of setsBeside(knex, { table: within.table, ids: around }, shapes)) {
      void own.union(sets);
    }
  }
  const first = { table: row.table, ids: knex.select(knex.raw('?::bigint', [row.rowId])) };
  for (const sets of setsBeside(knex, first, shapes)) void own.union(sets);
  for (const part of partsOf(knex, first, shapes)) void own.union(part);
  return own;
}

function setsBeside(knex: Knex, owner: Owned, shapes: Shapes): readonly Knex.QueryBuilder[] {
  const { beside = [] } = recordedTables[owner.table] ?? {};
  return beside.map((one) => setsOfBeside(knex, owner, one, shapes));
}

/** What is gone is found by what its key or its last values say. */
function setsOfBeside(
  knex: Knex,
  owner: Owned,
  { table, column, by, key }: Beside,
  shapes: Shapes,
): Knex.QueryBuilder {
  const values = () =>
    by === undefined
      ? owner.ids.clone()
      : knex(owner.table).whereIn('id', owner.ids.clone()).whereNotNull(by).select(by);
  const entries = setsOfRow(knex, { table }).where((rows) => {
    for (const said of ['row_key', 'before', 'after']) {
      void rows.orWhereRaw('(?? ->> ?)::bigint in (?)', [said, column, values()]);
    }
    if (shapes.get(table)?.key[0]?.name === 'id') {
      void rows.orWhereIn('row_id', knex(table).whereIn(column, values()).select('id'));
    }
  });
  if (key) void entries.whereRaw('row_key ->> ? = ?', [key.column, key.value]);
  return entries;
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
