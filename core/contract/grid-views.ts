import { z } from 'zod';
import { line, optionalLine } from '../shared/field-schemas.ts';
import { id, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { viewName } from './staff-forms.ts';

/** Name of a list, such as `products`; lists that are gone keep their views. */
const grid = z
  .string('required')
  .max(60, 'too_long')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'invalid_value');
const columnId = z
  .string('invalid_value')
  .max(60, 'too_long')
  .regex(/^[A-Za-z][A-Za-z0-9]*$/, 'invalid_value');

const columns = z
  .array(
    z.strictObject({
      id: columnId,
      /** Pixels. */
      width: z.int('invalid_value').min(20, 'invalid_value').max(2000, 'too_large'),
      hidden: z.boolean('invalid_value').default(false),
      pinned: z.enum(['left', 'right'], 'invalid_value').nullable().default(null),
    }),
    'invalid_value',
  )
  .max(100, 'too_large');

const one = z.union([line(200), z.number(), z.boolean()], 'invalid_value');

/**
 * What a view remembers. It is kept as it was saved even where a column of it is gone since, so that
 * the screen can open it and say so (T-GRID-5); a list itself refuses unknown columns (T-GRID-6).
 */
const state = z.strictObject({
  filter: z.strictObject({
    term: optionalLine(100),
    conditions: z
      .array(
        z.strictObject({
          column: columnId,
          op: columnId,
          value: z.union([one, z.array(line(200)).max(200)]).optional(),
          to: one.optional(),
        }),
        'invalid_value',
      )
      .max(30, 'too_large')
      .default([]),
  }),
  sort: z
    .string('invalid_value')
    .max(200, 'too_long')
    .regex(/^(?:-?[A-Za-z][A-Za-z0-9]*(?:,-?[A-Za-z][A-Za-z0-9]*)*)?$/, 'invalid_value'),
  columns,
});

const view = z.object({
  id: z.int(),
  grid: z.string(),
  name: z.string(),
  /** Whether everybody sees it. */
  shared: z.boolean(),
  /** Whether the caller made it: only then may it be changed. */
  mine: z.boolean(),
  state,
  version: z.int(),
});

const fields = { name: viewName, shared: z.boolean('invalid_value'), state };
const oneView = { path: 'admin/grid-views/{id}/', params: z.object({ id }) } as const;

/** Saved views of lists, the caller's own and shared ones, and how the caller left each list. */
export const gridViewEndpoints = {
  'grid-view-list': {
    method: 'GET',
    path: 'admin/grid-views/',
    access: { permission: 'office.use' },
    query: z.object({ grid }),
    reply: z.object({ results: z.array(view) }),
    status: 200,
    summary: 'Saved views of a list: the caller’s own and shared ones',
  },
  'grid-view-add': {
    method: 'POST',
    path: 'admin/grid-views/',
    access: { permission: 'office.use' },
    body: z.strictObject({ grid, ...fields }),
    reply: view,
    status: 201,
    summary: 'Saves a view of a list',
  },
  'grid-view-update': {
    ...oneView,
    method: 'PATCH',
    access: { permission: 'office.use' },
    body: z.strictObject(fields).partial().extend({ version }),
    reply: view,
    status: 200,
    conflicts: true,
    summary: 'Changes a view of the caller’s own',
  },
  'grid-view-delete': {
    ...oneView,
    method: 'DELETE',
    access: { permission: 'office.use' },
    status: 204,
    summary: 'Deletes a view of the caller’s own',
  },
  'grid-layout-list': {
    method: 'GET',
    path: 'admin/grid-layouts/',
    access: { permission: 'office.use' },
    reply: z.object({ results: z.array(z.object({ grid, columns, sort: z.string() })) }),
    status: 200,
    summary: 'How the caller left the columns of all lists where they were changed',
  },
  'grid-layout-save': {
    method: 'POST',
    path: 'admin/grid-layouts/{grid}/',
    access: { permission: 'office.use' },
    params: z.object({ grid }),
    body: z.strictObject({ columns, sort: state.shape.sort }),
    status: 204,
    summary: 'Remembers the columns of a list for the caller',
  },
} as const satisfies Record<string, Endpoint>;
