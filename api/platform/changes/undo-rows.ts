import type { Knex } from 'knex';
import { keyColumns, quoted, valueIn, type TableShape } from './table-shape.ts';

/** What a change set did to a row, all in all. */
export type RowKind = 'made' | 'changed' | 'removed';

/** Rows of one table to which one thing happened, to be undone together. */
export interface UndoGroup {
  readonly table: string;
  readonly kind: RowKind;
  /** Columns that changed, or that a removed row had. */
  readonly columns: readonly string[];
  readonly first: number;
  readonly last: number;
}

/**
 * Gathers what a change set did, row by row, into the temporary table `undo_rows` of this
 * transaction: several changes of a row become one. Groups come in the order of undoing, so that what
 * refers goes before what is referred to: tables whose rows were made, by the first of them, as
 * nothing refers to a row before it is there; the others by their latest change.
 */
export async function gatherUndoRows(
  trx: Knex,
  changeSetId: number,
  shapes: ReadonlyMap<string, TableShape>,
): Promise<readonly UndoGroup[]> {
  await trx.raw(`create temp table undo_rows (
    n integer generated always as identity primary key,
    table_name text not null, row_id bigint, key jsonb not null, kind text not null,
    before jsonb not null, after jsonb not null, first_id bigint not null, last_id bigint not null,
    forced boolean not null default false,
    /* What is to be written, or that the row is to be made or removed. */
    apply jsonb, ok boolean not null default false,
    theirs jsonb, problem text
  ) on commit drop`);
  await trx.raw(
    `insert into undo_rows (table_name, row_id, key, kind, before, after, first_id, last_id)
    select table_name, row_id,
      coalesce(row_key, ${keyColumns(shapes)}),
      case when first_op = 'insert' then 'made' when last_op = 'delete' then 'removed'
        else 'changed' end,
      before, after, first_id, last_id
    from (
      select table_name, row_id, row_key, min(id) as first_id, max(id) as last_id,
        (array_agg(op order by id))[1] as first_op,
        (array_agg(op order by id desc))[1] as last_op,
        jsonb_merge(before order by id desc) as before, jsonb_merge(after order by id) as after
      from change_entries where set_id = ? group by table_name, row_id, row_key
    ) net
    where not (first_op = 'insert' and last_op = 'delete')
    order by table_name, 4, last_id`,
    [changeSetId],
  );
  await trx.raw('analyze undo_rows');
  const { rows } = await trx.raw<{
    rows: (Omit<UndoGroup, 'columns'> & { columns: string[] | null })[];
  }>(`
    select table_name as "table", kind, min(n) as first, max(n) as last,
      (select array_agg(distinct name) from undo_rows r, jsonb_object_keys(r.before) name
        where r.table_name = u.table_name and r.kind = u.kind) as columns
    from undo_rows u group by table_name, kind 
    order by case kind when 'made' then min(first_id) else max(last_id) end desc`);
  return rows.map((row) => ({ ...row, columns: row.columns ?? [] }));
}

/** Whether `t`, a row of the table, is the one of `u`, a row of `undo_rows`. */
export const sameRow = (shape: TableShape): string =>
  shape.key
    .map((column) => `t.${quoted(column.name)} = ${valueIn('u.key', shape, column)}`)
    .join(' and ');
