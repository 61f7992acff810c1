import type { Knex } from 'knex';
import { toSnake, toWire } from '#core/contract/casing.ts';
import { lastChanges } from './last-changes.ts';
import { Refusal } from '../http/refusal.ts';
import { mergeEdit, type RowPart } from './merge-edit.ts';

/** What a change wants to write, so that it merges with others of the same row (T-GRID-8). */
export interface RowEdit {
  readonly trx: Knex;
  readonly table: string;
  /** By field in camelCase; a field that is left out stays as it is. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** Columns of the fields that have several or are not called like theirs. */
  readonly columns?: Readonly<Record<string, readonly string[]>>;
  /** Fields that are collections in tables of their own. */
  readonly parts?: Readonly<Record<string, RowPart>>;
  /** What is stored in fields that `current` and the columns say in another way. */
  readonly theirs?: () => Promise<Readonly<Record<string, unknown>>>;
}

/** Columns of fields that are written in both languages. */
export const bilingualColumns = (
  ...fields: readonly string[]
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(fields.map((field) => [field, [`${field}_cs`, `${field}_ro`]]));

/**
 * The one row that a change locked. 404 where there is none. Where somebody was faster, an `edit` of
 * other fields merges; otherwise 409 with `current` (what the call would answer now) and with the
 * fields in which both meet.
 */
export async function lockedVersion<T extends { readonly id?: number; readonly version: number }>(
  locked: PromiseLike<readonly T[]>,
  version: number,
  current: () => Promise<unknown>,
  edit?: RowEdit,
): Promise<T> {
  const [row] = await locked;
  if (!row) throw new Refusal(404, 'not_found');
  if (row.version === version) return row;
  const met = edit && row.id !== undefined ? await meeting(edit, row.id, row.version, version) : [];
  if (edit && met?.length === 0) return row;
  const now = await current();
  // As the call answers it, which is a row, where it does; a column may hold it in another form.
  const said = new Map<string, unknown>(
    Object.entries({ ...(now as object), ...(await edit?.theirs?.()) }),
  );
  const by = edit ? await writersOf(edit, row.id, version, met ?? []) : [];
  const conflicts = (met ?? []).map(({ field, mine, theirs }, place) => ({
    field,
    mine,
    theirs: said.has(field) ? said.get(field) : theirs,
    by: by[place] ?? null,
  }));
  const extra = { current: toWire(now), ...(edit && { conflicts: toWire(conflicts) }) };
  throw new Refusal(409, 'conflict', { extra });
}

/** Who wrote last what an edit meets; a collection by its own table. */
function writersOf(
  { trx, table, parts = {} }: RowEdit,
  id: number | undefined,
  seen: number,
  met: readonly { readonly column: string }[],
) {
  if (id === undefined) return [];
  const cells = met.map(({ column }) => {
    const part = parts[column];
    return part
      ? { table: part.table, rowId: id, column: null, seen: null }
      : { table, rowId: id, column, seen };
  });
  return lastChanges(trx, cells);
}

/** Fields in which an edit meets another; null where the version was never reached. */
async function meeting(
  { trx, table, changes, columns = {}, parts = {} }: RowEdit,
  id: number,
  stored: number,
  seen: number,
) {
  const written = Object.entries(changes)
    .filter(([, value]) => value !== undefined)
    .map(([field, mine]) => ({
      field,
      mine,
      columns: columns[field] ?? [field in parts ? field : toSnake(field)],
    }));
  const mine = Object.fromEntries(
    written.flatMap((one) => one.columns.map((column) => [column, one.mine] as const)),
  );
  const met = await mergeEdit(trx, { table, id, stored, seen, mine, overwrite: [], parts });
  if (met === null) return null;
  const theirs = new Map(met.map((conflict) => [conflict.column, conflict.theirs]));
  return written.flatMap(({ field, mine: value, columns: names }) => {
    const column = names.find((name) => theirs.has(name));
    return column === undefined ? [] : [{ field, column, mine: value, theirs: theirs.get(column) }];
  });
}
