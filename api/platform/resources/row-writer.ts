import type { Knex } from 'knex';
import { toSnake, toWire } from '#core/contract/casing.ts';
import type { CellValue } from '#core/grid/grid-definition.ts';
import type { Dependencies } from '../dependencies.ts';
import { FieldRefusal, Refusal } from '../http/refusal.ts';
import { checkCell, isMeeting, lockRows } from './check-cells.ts';
import { databaseTypes, readRows, type KeptRow, type KeptTable } from './kept-table.ts';
import { refuseConstraint, type GuardedFields } from './refuse-constraint.ts';
import type { GridEditor, RefusedCell, RowChange } from './server-grid.ts';

/** Cells to be written, by field. */
type Write = Readonly<Record<string, CellValue>>;

/**
 * Writes cells of rows: what can be is applied, the rest is refused with its reason. The statements
 * are as many for a thousand rows as for one.
 */
export const cellWriter =
  (kept: KeptTable): GridEditor =>
  async (trx, deps, rows) => {
    const known = await lockRows(trx, kept, rows);
    const refused: RefusedCell[] = [];
    const writes = new Map<number, Write>();
    let applied = 0;
    for (const row of rows) {
      for (const [name, value] of Object.entries(row.changes)) {
        const checked = kept.fields[name]?.formOnly
          ? { phrase: 'not_editable' }
          : checkCell(kept, known, row, name, value);
        if ('phrase' in checked) {
          refused.push({ id: row.id, column: name, ...checked });
          continue;
        }
        applied += 1;
        if (checked.value === known.stored.get(row.id)?.[name]) continue;
        writes.set(row.id, { ...writes.get(row.id), [name]: checked.value });
      }
    }
    await refuseConstraint(guardedOf(kept), write(trx, kept, writes));
    if (writes.size > 0) {
      const before = [...writes.keys()].flatMap((id) => known.stored.get(id) ?? []);
      await follow(trx, deps, kept, [...before, ...before.map(changedBy(writes))]);
    }
    return { applied, refused, ids: [...new Set(rows.map(({ id }) => id))] };
  };

const changedBy =
  (writes: ReadonlyMap<number, Write>) =>
  (row: KeptRow): KeptRow => ({ ...row, ...writes.get(row.id) });

/** Changes one row by its form, and answers it; 400 by field, or 409 with what came meanwhile. */
export async function changeRow(
  trx: Knex.Transaction,
  deps: Dependencies,
  kept: KeptTable,
  asked: RowChange,
): Promise<KeptRow> {
  const known = await lockRows(trx, kept, [asked]);
  const before = known.stored.get(asked.id);
  if (!before) throw new Refusal(404, 'not_found');
  if (asked.version > before.version) throw conflict(before, []);
  const written: Record<string, CellValue> = {};
  const refused: RefusedCell[] = [];
  // A form that was sent by two is decided by a person, even where both wrote the same.
  const isMet = isMeeting(known, asked, kept);
  for (const [name, value] of Object.entries(asked.changes)) {
    const checked = isMet(name)
      ? { phrase: 'changed_meanwhile', theirs: before[name] ?? null }
      : checkCell(kept, known, asked, name, value);
    if ('phrase' in checked) refused.push({ id: asked.id, column: name, ...checked });
    else written[name] = checked.value;
  }
  refuseFields(before, asked, refused);
  await kept.check?.(trx, before, written);
  const stored = kept.prepare?.(before, written, deps.now()) ?? written;
  // What is worked out of cells is cells.
  const writes = new Map([[before.id, stored as Write]]);
  await write(trx, kept, writes);
  const row = await readRow(trx, kept, before.id);
  await follow(trx, deps, kept, [before, row]);
  return row;
}

function refuseFields(before: KeptRow, { changes }: RowChange, refused: readonly RefusedCell[]) {
  if (refused.length === 0) return;
  const met = refused.filter(({ phrase }) => phrase === 'changed_meanwhile');
  if (met.length > 0) {
    throw conflict(
      before,
      met.map(({ column, theirs }) => ({ field: column, mine: changes[column], theirs })),
    );
  }
  throw new FieldRefusal(
    Object.fromEntries(refused.map(({ column, phrase }) => [column, [phrase]])),
  );
}

const conflict = (current: KeptRow, conflicts: readonly object[]): Refusal =>
  new Refusal(409, 'conflict', {
    extra: { current: toWire(current), conflicts: toWire(conflicts) },
  });

export async function addRow(
  trx: Knex.Transaction,
  deps: Dependencies,
  kept: KeptTable,
  given: Readonly<Record<string, unknown>>,
): Promise<KeptRow> {
  const stored = kept.prepare?.(null, given, deps.now()) ?? given;
  const [made] = await trx(kept.table).insert(toWire(stored)).returning<{ id: number }[]>('id');
  if (!made) throw new Error(`a row of ${kept.table} got no id`);
  const row = await readRow(trx, kept, made.id);
  await follow(trx, deps, kept, [row]);
  return row;
}

/** Deletes a row that stands as its reader saw it. */
export async function deleteRow(
  trx: Knex.Transaction,
  deps: Dependencies,
  kept: KeptTable,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<void> {
  const [row] = await readRows(trx, kept, (rows) => void rows.where({ id }).forUpdate());
  if (!row) throw new Refusal(404, 'not_found');
  if (row.version !== version) {
    throw new Refusal(409, 'conflict', { extra: { current: toWire(row) } });
  }
  await kept.checkRemoval?.(trx, row, deps.now());
  await trx(kept.table).where({ id }).delete();
  await follow(trx, deps, kept, [row]);
}

async function readRow(trx: Knex, kept: KeptTable, id: number): Promise<KeptRow> {
  const [row] = await readRows(trx, kept, (rows) => void rows.where({ id }));
  if (!row) throw new Error(`a row of ${kept.table} that was written is not there`);
  return row;
}

/** Tells what shows the rows, by how they were and how they are. */
async function follow(
  trx: Knex.Transaction,
  deps: Dependencies,
  { after }: KeptTable,
  rows: readonly KeptRow[],
): Promise<void> {
  await after?.(trx, deps, {
    ids: [...new Set(rows.map(({ id }) => id))],
    values(field) {
      const cells = rows.map((row) => row[field]);
      const isSaid = (cell: unknown) => typeof cell === 'string' || typeof cell === 'number';
      return Promise.resolve([...new Set(cells.filter(isSaid))]);
    },
  });
}

/** Constraints as they are called by convention, and those that are not. */
export function guardedOf({ table, fields, guarded }: KeptTable): GuardedFields {
  const named = Object.entries(fields).flatMap(([field, { column, unique }]) => [
    ...(unique ? [[`${table}_${column}_unique`, field] as const] : []),
    ...(column.endsWith('_id') ? [[`${table}_${column.slice(0, -3)}_fkey`, field] as const] : []),
  ]);
  return { ...Object.fromEntries(named), ...guarded };
}

/** Rows of a recordset: a column that is not named in a row stays as it is. */
async function write(
  trx: Knex.Transaction,
  { table, fields }: KeptTable,
  writes: ReadonlyMap<number, Write>,
): Promise<void> {
  if (writes.size === 0) return;
  const rows = [...writes].map(([id, cells]) => {
    const given = Object.fromEntries(
      Object.entries(cells).map(([field, value]) => [
        fields[field]?.column ?? toSnake(field),
        value,
      ]),
    );
    return { id, ...given, given };
  });
  const touched = new Set(rows.flatMap(({ given }) => Object.keys(given)));
  const columns = Object.values(fields).filter(({ column }) => touched.has(column));
  // Names come from the program's own tables of fields.
  const sets = columns.map(
    ({ column }) =>
      `${column} = case when jsonb_exists(c.given, '${column}') then c.${column} else t.${column} end`,
  );
  const types = columns.map(({ column, type }) => `${column} ${databaseTypes[type]}`);
  await trx.raw(
    `update ${table} t set ${[...sets, 'version = t.version + 1'].join(', ')}
     from jsonb_to_recordset(:rows::jsonb) as c (${['id integer', 'given jsonb', ...types].join(', ')})
     where t.id = c.id`,
    { rows: JSON.stringify(rows) },
  );
}
