import type { Knex } from 'knex';
import { FieldRefusal, Refusal } from '../http/refusal.ts';
import { refuseConstraint } from './refuse-constraint.ts';
import type { KeptTable } from './kept-table.ts';
import { guardedOf } from './store-rows.ts';

/** What was wrong with one of many rows; `phrase` is of a field or of a whole refusal. */
export interface RefusedRow<R> {
  readonly row: R;
  readonly problems: readonly { readonly column: string | null; readonly phrase: string }[];
}

/** What became of many rows: what the parts that went through answered, and the rest. */
interface Split<R, T> {
  readonly done: readonly T[];
  readonly refused: readonly RefusedRow<R>[];
}

/**
 * Does something to rows at once; where one is refused, to each half by itself, until that row is
 * alone. So a good file or selection takes as many statements as one row.
 */
export async function splitRefused<R, T>(
  trx: Knex.Transaction,
  kept: KeptTable,
  rows: readonly R[],
  work: (part: Knex.Transaction, rows: readonly R[]) => Promise<T>,
): Promise<Split<R, T>> {
  const [first] = rows;
  if (first === undefined) return { done: [], refused: [] };
  try {
    const written = trx.transaction((part) => work(part, rows));
    return { done: [await refuseConstraint(guardedOf(kept), written)], refused: [] };
  } catch (error) {
    const problems = problemsOf(error);
    if (rows.length === 1) return { done: [], refused: [{ row: first, problems }] };
    const half = Math.ceil(rows.length / 2);
    const one = await splitRefused(trx, kept, rows.slice(0, half), work);
    const other = await splitRefused(trx, kept, rows.slice(half), work);
    return {
      done: [...one.done, ...other.done],
      refused: [...one.refused, ...other.refused],
    };
  }
}

/** What a refusal says of a row; anything else is a bug and passes through. */
function problemsOf(error: unknown): RefusedRow<unknown>['problems'] {
  if (error instanceof Refusal) return [{ column: null, phrase: error.phrase }];
  if (!(error instanceof FieldRefusal)) throw error;
  return Object.entries(error.fields).flatMap(([field, phrases]) =>
    (Array.isArray(phrases) ? phrases : ['invalid_value']).map((phrase: string) => ({
      column: field === 'nonFieldErrors' ? null : field,
      phrase,
    })),
  );
}
