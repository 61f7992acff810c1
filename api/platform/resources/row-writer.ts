import type { Knex } from 'knex';
import { toWire } from '#core/contract/casing.ts';
import type { CellValue } from '#core/grid/grid-definition.ts';
import type { Dependencies } from '../dependencies.ts';
import { FieldRefusal, Refusal } from '../http/refusal.ts';
import { lastChanges } from './last-changes.ts';
import { changedMeanwhile, checkCell, isMeeting, lockRows, type KnownRows } from './check-cells.ts';
import { readRows, type KeptRow, type KeptTable } from './kept-table.ts';
import { refuseConstraint } from './refuse-constraint.ts';
import type { GridEditor, RefusedCell, RowChange } from './server-grid.ts';
import {
  follow,
  guardedOf,
  insertRows,
  updateRows,
  type GivenRow,
  type Write,
} from './store-rows.ts';

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
    await refuseConstraint(guardedOf(kept), updateRows(trx, kept, writes));
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
  const { before, after } = await writeRows(trx, deps, kept, { changed: [asked], added: [] });
  await follow(trx, deps, kept, [...before, ...after]);
  return theOne(after);
}

export async function addRow(
  trx: Knex.Transaction,
  deps: Dependencies,
  kept: KeptTable,
  given: GivenRow,
): Promise<KeptRow> {
  const { after } = await writeRows(trx, deps, kept, { changed: [], added: [given] });
  await follow(trx, deps, kept, after);
  return theOne(after);
}

/** Rows that are to be changed as by their form, and new ones. */
export interface AskedRows {
  readonly changed: readonly RowChange[];
  readonly added: readonly GivenRow[];
}

/** Rows as they were, without those that are new, and as they are. */
export interface WrittenRows {
  readonly before: readonly KeptRow[];
  readonly after: readonly KeptRow[];
}

/**
 * Writes rows, all of them or none, by as many statements for many as for one. What shows them is to
 * be told by whoever calls this (`follow`).
 */
export async function writeRows(
  trx: Knex.Transaction,
  deps: Dependencies,
  kept: KeptTable,
  { changed, added }: AskedRows,
): Promise<WrittenRows> {
  const writes = new Map<number, Write>();
  const known = await lockRows(trx, kept, changed);
  for (const asked of changed) {
    writes.set(asked.id, await checkedChange(trx, deps, kept, known, asked));
  }
  for (const given of added) await kept.permit?.(trx, deps, given);
  await updateRows(trx, kept, writes);
  const made = await insertRows(
    trx,
    kept,
    added.map((given) => kept.prepare?.(null, given, deps.now(), deps.market) ?? given),
  );
  const after = await readRows(trx, kept, (rows) => {
    void rows.whereIn('id', [...writes.keys(), ...made]).orderBy('id');
  });
  return { before: [...known.stored.values()], after };
}

async function checkedChange(
  trx: Knex.Transaction,
  deps: Dependencies,
  kept: KeptTable,
  known: KnownRows,
  asked: RowChange,
): Promise<Write> {
  const before = known.stored.get(asked.id);
  if (!before) throw new Refusal(404, 'not_found');
  if (asked.version > before.version) throw conflict(before, []);
  const written: Record<string, CellValue> = {};
  const refused: RefusedCell[] = [];
  // A form that was sent by two is decided by a person, even where both wrote the same.
  const isMet = isMeeting(known, asked, kept);
  for (const [name, value] of Object.entries(asked.changes)) {
    const checked = isMet(name)
      ? changedMeanwhile(kept, asked, name, before[name] ?? null)
      : checkCell(kept, known, asked, name, value);
    if ('phrase' in checked) refused.push({ id: asked.id, column: name, ...checked });
    else written[name] = checked.value;
  }
  await refuseFields(trx, before, asked, refused);
  await kept.check?.(trx, before, written);
  await kept.permit?.(trx, deps, { ...before, ...written });
  // What is worked out of cells is cells.
  return (kept.prepare?.(before, written, deps.now(), deps.market) ?? written) as Write;
}

const theOne = ([row]: readonly KeptRow[]): KeptRow => {
  if (!row) throw new Error('a row that was written is not there');
  return row;
};

async function refuseFields(
  trx: Knex,
  before: KeptRow,
  { changes }: RowChange,
  refused: readonly RefusedCell[],
): Promise<void> {
  if (refused.length === 0) return;
  const met = refused.filter(({ phrase }) => phrase === 'changed_meanwhile');
  if (met.length > 0) {
    const by = await lastChanges(
      trx,
      met.flatMap(({ stored }) => stored ?? []),
    );
    const conflicts = met.map(({ column, theirs }, place) => ({
      field: column,
      mine: changes[column],
      theirs,
      by: by[place] ?? null,
    }));
    throw conflict(before, conflicts);
  }
  throw new FieldRefusal(
    Object.fromEntries(refused.map(({ column, phrase }) => [column, [phrase]])),
  );
}

const conflict = (current: KeptRow, conflicts: readonly object[]): Refusal =>
  new Refusal(409, 'conflict', {
    extra: { current: toWire(current), conflicts: toWire(conflicts) },
  });

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
  await deleteRows(trx, deps, kept, [row]);
  await follow(trx, deps, kept, [row]);
}

/** Deletes locked rows, all of them or none; what showed them is to be told by whoever calls this. */
export async function deleteRows(
  trx: Knex.Transaction,
  { now }: Pick<Dependencies, 'now'>,
  kept: KeptTable,
  rows: readonly KeptRow[],
): Promise<readonly KeptRow[]> {
  for (const row of rows) await kept.checkRemoval?.(trx, row, now());
  const ids = rows.map(({ id }) => id);
  await trx(kept.table).whereIn('id', ids).delete();
  return rows;
}
