import type { Knex } from 'knex';
import { toCamel, toSnake, toWire } from '#core/contract/casing.ts';
import { mergeEdit } from '../changes/merge-edit.ts';
import { Refusal } from '../http/refusal.ts';

/** What a change wants to write, so that it merges with others of the same row (T-GRID-8). */
export interface RowEdit {
  readonly trx: Knex;
  readonly table: string;
  /** By field in camelCase; a field that is left out stays as it is. */
  readonly changes: Readonly<Record<string, unknown>>;
}

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
  const conflicts = (met ?? []).map(({ column, ...both }) => ({ field: toCamel(column), ...both }));
  const extra = { current: toWire(await current()), ...(edit && { conflicts }) };
  throw new Refusal(409, 'conflict', { extra });
}

function meeting({ trx, table, changes }: RowEdit, id: number, stored: number, seen: number) {
  const written = Object.entries(changes).filter(([, value]) => value !== undefined);
  const mine = Object.fromEntries(written.map(([field, value]) => [toSnake(field), value]));
  return mergeEdit(trx, { table, id, stored, seen, mine, overwrite: [] });
}
