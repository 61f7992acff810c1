import { z } from 'zod';
import type { GridDefinition } from '../grid/grid-definition.ts';
import { gridFilterSchema } from '../grid/grid-filter-schema.ts';
import { token } from '../shared/field-schemas.ts';
import { reference, version } from './catalog-admin-fields.ts';
import { changedBy } from './changed-by.ts';
import type { Endpoint } from './endpoint.ts';

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const row = z.object({ id: z.int(), version: z.int() }).catchall(cell);
const count = z.int().nonnegative();

/** Columns that can be sorted by, with and without a minus, up to three in a row. */
function sortOf(grid: GridDefinition) {
  const ids = new Set(grid.columns.filter((one) => one.sortable !== false).map(({ id }) => id));
  return z
    .string('invalid_value')
    .max(200, 'too_long')
    .refine((text) => {
      const parts = text.split(',').map((part) => part.replace(/^-/, ''));
      return (
        parts.length <= 3 &&
        new Set(parts).size === parts.length &&
        parts.every((part) => ids.has(part))
      );
    }, 'invalid_value')
    .default(grid.defaultSort);
}

/** A filter in a query: JSON text of what `GridFilter` says. */
const filterText = (grid: GridDefinition) =>
  z
    .string('invalid_value')
    .max(8000, 'too_long')
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown; // what it holds is checked by the schema behind
      } catch {
        context.addIssue({ code: 'custom', message: 'invalid_value' });
        return z.NEVER;
      }
    })
    .pipe(gridFilterSchema(grid))
    .optional();

/** Reads one page of a list: ids first, rows after. */
export const gridList = (grid: GridDefinition) =>
  ({
    method: 'GET',
    path: `admin/grids/${grid.name}/`,
    access: { permission: grid.read },
    query: z.object({
      offset: z.coerce
        .number('invalid_value')
        .int('invalid_value')
        .min(0, 'invalid_value')
        .max(10_000_000, 'too_large')
        .default(0),
      limit: z.coerce
        .number('invalid_value')
        .int('invalid_value')
        .min(1, 'invalid_value')
        .max(500, 'too_large')
        .default(100),
      sort: sortOf(grid),
      filter: filterText(grid),
      /** `next` of the page before: the rows behind it, whatever came or went meanwhile (T-GRID-7). */
      after: z
        .string('invalid_value')
        .max(4000, 'too_long')
        .regex(/^[\w.-]+$/, 'invalid_value')
        .optional(),
      /** A kept selection of the same person: its rows alone. */
      selection: token.optional(),
      /** A row whose place is asked for besides the page, to follow it while sorting (T-GRID-4). */
      locate: z.coerce
        .number('invalid_value')
        .int('invalid_value')
        .min(1, 'invalid_value')
        .max(2 ** 31 - 1, 'too_large')
        .optional(),
    }),
    reply: z.object({
      count,
      results: z.array(row),
      next: z.string().nullable(),
      /** Rows before the one of `locate`; null where the filter does not match it. */
      place: count.nullable().optional(),
    }),
    status: 200,
    summary: `List "${grid.name}", filtered, sorted and paged`,
  }) as const satisfies Endpoint;

/**
 * Changes cells, such as a pasted block: what can be applied is, in one change set; what cannot is
 * answered with its reason (T-GRID-1). A field that somebody else changed since is a conflict with
 * both values (T-GRID-8); other fields merge.
 */
export const gridEdit = (grid: GridDefinition) =>
  ({
    method: 'PATCH',
    path: `admin/grids/${grid.name}/`,
    access: { permission: grid.edit ?? grid.read, ...(grid.editors && { or: grid.editors }) },
    body: z.strictObject({
      rows: z
        .array(
          z.strictObject({
            id: reference,
            version,
            changes: z.record(z.string().max(100), cell),
            /** Columns where the writer's value is to win over one that came meanwhile. */
            overwrite: z.array(z.string().max(100)).max(100).default([]),
          }),
          'required',
        )
        .min(1, 'required')
        .max(1000, 'too_large'),
    }),
    reply: z.object({
      /** Null where nothing was changed. */
      changeSetId: z.int().nullable(),
      /** Cells written. */
      applied: count,
      refused: z.array(
        z.object({
          id: z.int(),
          column: z.string(),
          /** In the request's language. */
          reason: z.string(),
          /** The value that came meanwhile, where that is the reason. */
          theirs: cell.optional(),
          /** Who wrote it, where that is on record. */
          by: changedBy.optional(),
        }),
      ),
      rows: z.array(row),
    }),
    status: 200,
    summary: `List "${grid.name}": changes cells`,
  }) as const satisfies Endpoint;

const refusedRows = z.object({
  /** Null where nothing was changed. */
  changeSetId: z.int().nullable(),
  /** Rows that were changed or deleted. */
  applied: count,
  /** Rows that stay as they were, and why, in the request's language. */
  refused: z.array(z.object({ id: z.int(), reason: z.string() })),
});

/** Sets one column of all rows of a kept selection: those that take the value, in one change set. */
export const gridSet = (grid: GridDefinition) =>
  ({
    method: 'POST',
    path: `admin/grids/${grid.name}/set/`,
    access: { permission: grid.edit ?? grid.read },
    body: z.strictObject({
      selectionId: token,
      column: z.string('required').max(100),
      value: cell,
    }),
    reply: refusedRows,
    status: 200,
    summary: `List "${grid.name}": sets a column of the selected rows`,
  }) as const satisfies Endpoint;

/** Deletes the rows of a kept selection that nothing uses, in one change set. */
export const gridRemove = (grid: GridDefinition) =>
  ({
    method: 'POST',
    path: `admin/grids/${grid.name}/remove/`,
    access: { permission: grid.edit ?? grid.read },
    body: z.strictObject({ selectionId: token }),
    reply: refusedRows,
    status: 200,
    summary: `List "${grid.name}": deletes the selected rows`,
  }) as const satisfies Endpoint;

/** Keeps what is selected now, so that an action is for exactly what was counted (T-GRID-3). */
export const gridSelect = (grid: GridDefinition) =>
  ({
    method: 'POST',
    path: `admin/grids/${grid.name}/selections/`,
    access: { permission: grid.read },
    body: z
      .strictObject({
        kind: z.enum(['some', 'all'], 'invalid_value'),
        /** Of `some`: the rows themselves. */
        ids: z.array(reference, 'invalid_value').max(100_000, 'too_large').default([]),
        /** Of `all`: what they match, except these. */
        filter: gridFilterSchema(grid).default({ term: '', conditions: [] }),
        except: z.array(reference, 'invalid_value').max(100_000, 'too_large').default([]),
      })
      .refine(({ kind, ids }) => kind === 'all' || ids.length > 0, {
        message: 'required',
        path: ['ids'],
      }),
    reply: z.object({ id: z.string(), count }),
    status: 201,
    summary: `List "${grid.name}": keeps a selection for an action`,
  }) as const satisfies Endpoint;
