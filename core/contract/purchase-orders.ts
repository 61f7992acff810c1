import { z } from 'zod';
import { line, note, rowId } from '../shared/field-schemas.ts';
import { id, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const manage = { permission: 'warehouse.manage' } as const;
const params = z.object({ id });

const purchaseOrderStates = ['draft', 'ordered', 'partly', 'received', 'closed'] as const;
const status = z.enum(purchaseOrderStates);

const orderView = z.object({
  id: z.int(),
  version: z.int(),
  supplier: z.string(),
  /** Where its goods are received. */
  place: z.object({ id: z.int(), name: z.string() }),
  status,
  note: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string().nullable(),
  orderedAt: z.iso.datetime().nullable(),
  lines: z.array(
    z.object({
      productId: z.int(),
      code: z.string(),
      name: z.string(),
      expected: z.int(),
      /** Of one piece, whole units. */
      price: z.int().nullable(),
      /** Pieces of all its deliveries. */
      received: z.int(),
    }),
  ),
});

const list = {
  method: 'GET',
  path: 'warehouse/purchase-orders/',
  access: manage,
  reply: z.object({
    /** The newest two hundred. */
    results: z.array(
      z.object({
        id: z.int(),
        supplier: z.string(),
        status,
        createdAt: z.iso.datetime(),
        expected: z.int(),
        received: z.int(),
      }),
    ),
    /** Where goods may be ordered to: the caller's store, or all places. */
    places: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  status: 200,
  summary: 'Orders at suppliers',
} as const satisfies Endpoint;

const detail = {
  method: 'GET',
  path: 'warehouse/purchase-orders/{id}/',
  access: manage,
  params,
  reply: orderView,
  status: 200,
  summary: 'An order at a supplier with its lines',
} as const satisfies Endpoint;

const save = {
  method: 'POST',
  path: 'warehouse/purchase-orders/',
  access: manage,
  body: z.strictObject({
    /** Of a draft that is changed; without it a new one is made. */
    id: rowId.nullish(),
    version: version.nullish(),
    supplier: line(120),
    /** Where its goods come to; of a new one the caller's store, else the warehouse. */
    placeId: rowId.nullish(),
    note: note(500),
    lines: z
      .array(
        z.strictObject({
          /** EAN, the shop's code, or the bar code of the item. */
          code: line(60),
          expected: z.int('invalid_value').min(1, 'invalid_value').max(100_000, 'too_large'),
          price: z
            .int('invalid_value')
            .min(0, 'invalid_value')
            .max(10_000_000, 'too_large')
            .nullish(),
        }),
      )
      .min(1, 'required')
      .max(2000, 'too_many'),
  }),
  reply: orderView,
  status: 200,
  conflicts: true,
  summary: 'Writes a draft of an order at a supplier, with all its lines',
} as const satisfies Endpoint;

const move = {
  method: 'POST',
  path: 'warehouse/purchase-orders/{id}/move/',
  access: manage,
  params,
  body: z.strictObject({ version, to: z.enum(['draft', 'ordered', 'closed'], 'invalid_value') }),
  reply: orderView,
  status: 200,
  conflicts: true,
  summary: 'Orders a draft, takes that back, or closes an order of which nothing more comes',
} as const satisfies Endpoint;

export const purchaseOrderEndpoints = {
  'purchase-order-list': list,
  'purchase-order': detail,
  'purchase-order-save': save,
  'purchase-order-move': move,
} as const satisfies Record<string, Endpoint>;
