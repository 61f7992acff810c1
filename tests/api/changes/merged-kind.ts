import type { Knex } from 'knex';

export type Body = Readonly<Record<string, unknown>>;

/** What two people write of one row; bodies and answers in snake_case, paths below /api/new/. */
export interface MergedKind {
  readonly what: string;
  readonly path: string;
  readonly prepare: (knex: Knex) => Promise<unknown>;
  /** The field that both write, as a conflict calls it. */
  readonly field: string;
  readonly mine: Body;
  /** Another value of the same field. */
  readonly theirs: Body;
  /** Another field of the same row, be it by another call. */
  readonly beside: Body;
  readonly besidePath?: string;
  /** The fields in an answer, where that is not the row itself. */
  readonly read?: (answer: Body) => unknown;
  /** What is there once both are kept, where that is not the two bodies. */
  readonly both?: object;
  /** What is there once mine was chosen, where that is not my body. */
  readonly chosen?: object;
}
