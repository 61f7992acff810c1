import { z } from 'zod';
import { line } from '../shared/field-schemas.ts';
import { id } from './catalog-admin-fields.ts';
import { changedBy } from './changed-by.ts';
import type { Endpoint } from './endpoint.ts';

const offset = z.coerce
  .number('invalid_value')
  .int('invalid_value')
  .min(0, 'invalid_value')
  .max(10_000_000, 'too_large')
  .default(0);
const limit = z.coerce
  .number('invalid_value')
  .int('invalid_value')
  .min(1, 'invalid_value')
  .max(500, 'too_large')
  .default(50);
const name = z.string('invalid_value').regex(/^[a-z][a-z0-9_]{0,62}$/, 'invalid_value');
const count = z.int().nonnegative();

/** A column's value as a person reads it; what is more than a plain value comes as its JSON text. */
const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const operation = z.enum(['insert', 'update', 'delete']);

/** Why a change set cannot be undone; null where it can. */
const undoRefusal = z.enum(['record_only', 'permission_denied', 'nothing_left']).nullable();

const changeSet = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.object({ id: z.int(), name: z.string() }),
  /** URL key of the call that made it. */
  call: z.string(),
  /** What was done, in the request's language, such as "Jednotky: 3 upraveny". */
  title: z.string(),
  /** The change set that this one undid. */
  undoes: z.int().nullable(),
  /** The change set that undid this one and stands. */
  undoneBy: z.int().nullable(),
  refusal: undoRefusal,
  tables: z.array(
    z.object({
      table: z.string(),
      /** In the request's language. */
      name: z.string(),
      inserted: count,
      updated: count,
      deleted: count,
    }),
  ),
});

const rowAddress = {
  table: z.string(),
  /** The row's id, or the columns of its key with a slash between. */
  key: z.string(),
  /** What the row is called, in the request's language. */
  label: z.string(),
};

const read = { permission: 'changes.read' } as const;

export const changeList = {
  method: 'GET',
  path: 'admin/changes/',
  access: read,
  query: z.object({
    offset,
    limit,
    /** Others' changes need `audit.read`. */
    whose: z.enum(['mine', 'all'], 'invalid_value').default('mine'),
    table: name.optional(),
    /** With `table`: only changes of this row. */
    rowId: id.optional(),
    /** With `rowId`: `parts` adds changes of what belongs to the row, such as prices of a variant. */
    scope: z.enum(['row', 'parts'], 'invalid_value').default('row'),
    /** A day in the market's time zone. */
    day: z.iso.date('invalid_value').optional(),
  }),
  reply: z.object({ count, results: z.array(changeSet) }),
  status: 200,
  summary: 'Change sets of the staff, newest first',
} as const satisfies Endpoint;

export const changeDetail = {
  method: 'GET',
  path: 'admin/changes/{id}/',
  access: read,
  params: z.object({ id }),
  query: z.object({ offset, limit }),
  reply: changeSet.extend({
    entries: z.object({
      count,
      results: z.array(
        z.object({
          ...rowAddress,
          tableName: z.string(),
          operation,
          columns: z.array(
            z.object({
              column: z.string(),
              /** In the request's language. */
              name: z.string(),
              before: value,
              after: value,
            }),
          ),
        }),
      ),
    }),
  }),
  status: 200,
  summary: 'A change set with what each row held before and after',
} as const satisfies Endpoint;

/**
 * Undoes a change set, or what is left of it. What somebody else changed since stays as it is and is
 * answered with both values, unless `force` names it (T-GRID-2). Undoing an undo is the redo.
 */
export const undoChange = {
  method: 'POST',
  path: 'admin/changes/{id}/undo/',
  access: read,
  params: z.object({ id }),
  body: z.strictObject({
    force: z
      .union([z.literal('all'), z.array(z.strictObject({ table: name, key: line(200) })).max(1000)])
      .default([]),
  }),
  reply: z.object({
    /** Null where there was nothing to change. */
    changeSetId: z.int().nullable(),
    /** Rows that are again as they were. */
    undone: count,
    /** All of them; `conflicts` names the first few hundred. */
    conflictCount: count,
    conflicts: z.array(
      z.object({
        ...rowAddress,
        /** Null where the whole row is meant. */
        column: z.string().nullable(),
        columnName: z.string(),
        reason: z.enum(['changed', 'row_gone', 'row_back', 'still_used', 'refused']),
        before: value,
        mine: value,
        theirs: value,
        /** Who made it what it is; null where that is not on record. */
        by: changedBy.nullable(),
      }),
    ),
  }),
  status: 200,
  conflicts: true,
  summary: 'Undoes a change set; what somebody changed since is answered and not touched',
} as const satisfies Endpoint;

/** Calls of the history of changes by URL key. */
export const changeEndpoints = {
  'admin-change-list': changeList,
  'admin-change': changeDetail,
  'admin-change-undo': undoChange,
} as const satisfies Record<string, Endpoint>;
