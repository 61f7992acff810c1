import type { Knex } from 'knex';
import type { Dependencies } from '../dependencies.ts';

/** Rows of a table that an undo wrote. */
export interface Restored {
  /** First column of their keys, where it is a number. */
  readonly ids: readonly number[];
  /** What a column held before the undone change and after it, in these rows; without nulls. */
  readonly values: (column: string) => Promise<readonly (string | number)[]>;
}

/** Makes anew what shows rows, by their ids; done once for all tables of an undo, last. */
export type Refresh = (
  trx: Knex.Transaction,
  deps: Dependencies,
  ids: readonly number[],
) => Promise<unknown>;

/** What must be brought up to date. */
export interface FollowUp {
  /** Cached answers to be dropped. */
  readonly keys?: readonly string[];
  /** In this order. */
  readonly refresh?: readonly { readonly by: Refresh; readonly ids: readonly number[] }[];
}

/** Says what follows from rows of one table. */
export type Follow = (trx: Knex.Transaction, restored: Restored) => Promise<FollowUp>;

/**
 * What follows from an undo, by table: the same as from the calls that write it. Tables that no
 * feature names show nowhere but in the back office.
 */
export type FollowUps = Readonly<Record<string, Follow>>;

/** Answers that are dropped whatever the rows are. */
export const dropping =
  (...keys: readonly string[]): Follow =>
  () =>
    Promise.resolve({ keys });

/** The other keys of a table are numbers. */
export const numbers = (values: readonly (string | number)[]): number[] => values.map(Number);
