import { z } from 'zod';
import type { GridDefinition } from '../grid/grid-definition.ts';
import { token } from '../shared/field-schemas.ts';
import type { Endpoint } from './endpoint.ts';

const count = z.int().nonnegative();
const importEncodings = ['utf-8', 'utf-16le', 'windows-1250', 'iso-8859-2'] as const;
/** Left out where the file says it itself; chosen by a person where it is not clear (T-CSV-1). */
const encoding = z.enum(importEncodings, 'invalid_value').optional();

/** What both calls of an import share, the one that only looks and the one that writes. */
const file = { method: 'POST', upload: { mostBytes: 4 * 1024 * 1024 }, status: 200 } as const;

/** What a CSV file would do, row by row; `changed` is how a row that changes is said. */
export const importPreview = <C extends z.ZodType>(changed: C) =>
  ({
    ...file,
    body: z.strictObject({ encoding }),
    reply: z.object({
      /** Why the whole file cannot be read, in words; null where it can. */
      refusal: z.string().nullable(),
      /** How the beginning reads in each encoding, where a person has to say which one it is. */
      candidates: z.array(z.object({ encoding: z.enum(importEncodings), text: z.string() })),
      encoding: z.enum(importEncodings).nullable(),
      /** Titles of columns that are left out. */
      ignored: z.array(z.string()),
      unchanged: count,
      changed: z.array(changed),
      bad: z.array(
        z.object({
          line: count,
          /** Title of the column, or empty for the whole row. */
          column: z.string(),
          text: z.string(),
          reason: z.string(),
        }),
      ),
      badRows: count,
      /** The rows that were refused, with their reasons, as a file to be mended; '' where there are none. */
      errorFile: z.string(),
      /** Names this plan; applying another one is refused. */
      plan: z.string(),
    }),
  }) as const;

/** Applies the good rows of a file in one change set, as they were looked at. */
export const importFile = {
  ...file,
  conflicts: true,
  body: z.strictObject({ encoding, plan: token }),
  reply: z.object({
    changeSetId: z.int().nullable(),
    applied: count,
    unchanged: count,
    bad: count,
  }),
} as const;

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const changedRow = z.object({
  line: count,
  /** What tells the row apart, such as the last part of its address. */
  key: z.string(),
  isNew: z.boolean(),
  cells: z.array(z.object({ column: z.string(), before: cell, after: cell })),
});

/** Looks at a CSV file of a list's rows. */
export const gridImportPreview = (grid: GridDefinition) =>
  ({
    ...importPreview(changedRow),
    path: `admin/grids/${grid.name}/import-preview/`,
    access: { permission: grid.edit ?? grid.read },
    summary: `List "${grid.name}": what a CSV file would change, row by row`,
  }) as const satisfies Endpoint;

/** Changes rows of a list by their key, and adds new ones, from a CSV file. */
export const gridImport = (grid: GridDefinition) =>
  ({
    ...importFile,
    path: `admin/grids/${grid.name}/import/`,
    access: { permission: grid.edit ?? grid.read },
    summary: `List "${grid.name}": applies the good rows of a CSV file in one change set`,
  }) as const satisfies Endpoint;
