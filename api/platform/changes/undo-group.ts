import type { Knex } from 'knex';
import { bookkeeping, quoted, valueIn, type Column, type TableShape } from './table-shape.ts';
import { sameRow, type UndoGroup } from './undo-rows.ts';

const columnsOf = (shape: TableShape, names: readonly string[]): readonly Column[] =>
  shape.columns.filter(({ name }) => names.includes(name));

/** Columns of a changed row that an undo brings back. */
const restorable = (shape: TableShape, names: readonly string[]): readonly Column[] =>
  columnsOf(shape, names).filter(
    (column) => !bookkeeping.has(column.name) && !shape.key.includes(column),
  );

const joined = (parts: readonly string[]): string =>
  parts.length === 0 ? `'{}'::jsonb` : parts.join(' || ');

const nowOf = (name: string) => `coalesce(to_jsonb(t.${quoted(name)}), 'null'::jsonb)`;

const pick = (condition: string, name: string, value: string): string =>
  `case when ${condition} then jsonb_build_object('${name}', ${value}) else '{}'::jsonb end`;

/** Locks the rows of a group in the order of their keys, and decides what of them can be undone. */
export async function decideGroup(trx: Knex, shape: TableShape, group: UndoGroup): Promise<void> {
  const rows = `u.n between ${String(group.first)} and ${String(group.last)}`;
  const table = quoted(shape.table);
  const same = sameRow(shape);
  const order = shape.key.map(({ name }) => `t.${quoted(name)}`).join(', ');
  await trx.raw(`select count(*) from (select from ${table} t, undo_rows u
    where ${rows} and ${same} order by ${order} for update of t) locked`);
  if (group.kind === 'changed') {
    await trx.raw(`update undo_rows u set problem = 'row_gone' where ${rows}
      and not exists (select from ${table} t where ${same})`);
  }
  if (group.kind === 'removed') {
    await trx.raw(`update undo_rows u set ok = true, apply = before where ${rows}`);
  }
  await trx.raw(`update undo_rows u set ${decisions(shape, group)} from ${table} t
    where ${rows} and ${same}`);
}

/** Assignments of what is known once a row is looked at as it is now. */
function decisions(shape: TableShape, { kind, columns }: UndoGroup): string {
  if (kind === 'changed') {
    const cells = restorable(shape, columns);
    const differs = (name: string) =>
      `jsonb_exists(u.before, '${name}') and ${nowOf(name)} <> u.before -> '${name}'`;
    const mayGo = (name: string) =>
      `(u.forced or ${nowOf(name)} = coalesce(u.after -> '${name}', u.before -> '${name}'))`;
    const apply = cells.map(({ name }) =>
      pick(`${differs(name)} and ${mayGo(name)}`, name, `u.before -> '${name}'`),
    );
    const theirs = cells.map(({ name }) =>
      pick(`${differs(name)} and not ${mayGo(name)}`, name, nowOf(name)),
    );
    return `apply = ${joined(apply)}, theirs = ${joined(theirs)}, problem = 'changed'`;
  }
  const known = shape.columns.filter(({ name }) => !bookkeeping.has(name));
  const side = kind === 'made' ? 'after' : 'before';
  const differing = joined(
    known.map(({ name }) =>
      pick(
        `jsonb_exists(u.${side}, '${name}') and ${nowOf(name)} <> u.${side} -> '${name}'`,
        name,
        nowOf(name),
      ),
    ),
  );
  return kind === 'made'
    ? `ok = u.forced or (${differing}) = '{}'::jsonb, theirs = ${differing}, problem = 'changed'`
    : `ok = u.forced and (${differing}) <> '{}'::jsonb, theirs = ${differing}, problem = 'row_back'`;
}

/** Undoes what was decided of rows `from` to `to`, in one statement. */
export async function applyGroup(
  trx: Knex,
  shape: TableShape,
  { kind, columns }: UndoGroup,
  [from, to]: readonly [number, number],
): Promise<void> {
  const rows = `u.n between ${String(from)} and ${String(to)}`;
  const table = quoted(shape.table);
  if (kind === 'made') {
    await trx.raw(`delete from ${table} t using undo_rows u where ${rows} and u.ok
      and ${sameRow(shape)}`);
    return;
  }
  if (kind === 'changed') {
    const set = restorable(shape, columns).map(
      (column) => `${quoted(column.name)} = case when jsonb_exists(u.apply, '${column.name}')
          then ${valueIn('u.apply', shape, column)} else t.${quoted(column.name)} end`,
    );
    if (set.length === 0) return;
    await trx.raw(`update ${table} t set ${[...set, ...touched(shape)].join(', ')}
      from undo_rows u where ${rows} and u.apply <> '{}'::jsonb and ${sameRow(shape)}`);
    return;
  }
  await insertAgain(trx, shape, columnsOf(shape, columns), rows);
}

/** A row that comes back has a version that nobody saw before. */
async function insertAgain(
  trx: Knex,
  shape: TableShape,
  written: readonly Column[],
  rows: string,
): Promise<void> {
  const keys = new Set(shape.key.map(({ name }) => name));
  const names = written.map(({ name }) => quoted(name)).join(', ');
  const values = written.map((column) =>
    column.name === 'version'
      ? "(u.apply ->> 'version')::integer + 1"
      : valueIn('u.apply', shape, column),
  );
  const overwritten = written
    .filter(({ name }) => !keys.has(name))
    .map(({ name }) => `${quoted(name)} = excluded.${quoted(name)}`);
  const key = shape.key.map(({ name }) => quoted(name)).join(', ');
  const again = overwritten.length === 0 ? 'nothing' : `update set ${overwritten.join(', ')}`;
  await trx.raw(`insert into ${quoted(shape.table)} (${names}) overriding system value
    select ${values.join(', ')} from undo_rows u where ${rows} and u.ok
    on conflict (${key}) do ${again}`);
}

/** What every write of a row moves on. */
const touched = ({ columns }: TableShape): string[] =>
  columns.flatMap(({ name, type }) => {
    if (name === 'version' && type === 'integer') return ['version = t.version + 1'];
    return name === 'updated_at' || name === 'changed_at' ? [`${quoted(name)} = now()`] : [];
  });
