import { z } from 'zod';
import { labelFormats, labelKinds, mostLabels } from '../warehouse/label.ts';
import { rowId } from '../shared/field-schemas.ts';
import type { Endpoint } from './endpoint.ts';

const work = { permission: 'warehouse.work' } as const;

/** Numbers of rows with commas between; none of cards that are the same for everybody. */
const ids = z
  .string()
  .max(11 * mostLabels, 'too_long')
  .regex(/^(?:[1-9]\d{0,8}(?:,[1-9]\d{0,8})*)?$/, 'invalid_value')
  .default('')
  .transform((text) => (text === '' ? [] : text.split(',').map(Number)))
  .refine((all) => all.length <= mostLabels, 'too_many_chosen');

export const warehouseLabelEndpoints = {
  'warehouse-labels': {
    method: 'GET',
    path: 'warehouse/labels/',
    access: work,
    query: z.object({ kind: z.enum(labelKinds), format: z.enum(labelFormats), ids }),
    /** The file, its bytes as base64. */
    reply: z.object({ name: z.string(), contents: z.base64() }),
    status: 200,
    summary: 'Labels of crates, bins, products, devices and stations, one page or format each',
  },
  'warehouse-labels-print': {
    method: 'POST',
    path: 'warehouse/labels/print/',
    access: work,
    body: z.strictObject({
      stationId: rowId,
      kind: z.enum(labelKinds),
      ids: z.array(rowId).max(mostLabels, 'too_many_chosen'),
    }),
    status: 204,
    conflicts: true,
    summary: "Sends labels to the printer of a station in the house's network",
  },
  'warehouse-crates-add': {
    method: 'POST',
    path: 'warehouse/crates/',
    access: { permission: 'warehouse.manage' },
    body: z.strictObject({
      placeId: rowId,
      count: z.int('invalid_value').min(1, 'not_positive').max(100, 'too_large'),
    }),
    reply: z.object({ crates: z.array(z.object({ id: z.int(), code: z.string() })) }),
    status: 201,
    summary: 'Adds crates to a place, numbered on from those that there are',
  },
  'warehouse-crates': {
    method: 'GET',
    path: 'warehouse/crates/',
    access: work,
    query: z.object({ placeId: z.coerce.number().pipe(rowId) }),
    reply: z.object({ crates: z.array(z.object({ id: z.int(), code: z.string() })) }),
    status: 200,
    summary: 'The open crates of a place, by their codes',
  },
} as const satisfies Record<string, Endpoint>;
