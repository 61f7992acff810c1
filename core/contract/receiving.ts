import { z } from 'zod';
import { note, optionalLine, rowId } from '../shared/field-schemas.ts';
import { receivingOutcomes } from '../warehouse/scan-at-receiving.ts';
import { putAwayOutcomes } from '../warehouse/scan-at-put-away.ts';
import { id, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { scannedText } from './picking.ts';

const work = { permission: 'warehouse.work' } as const;
const params = z.object({ id });
const receivingOutcome = z.enum(
  Object.keys(receivingOutcomes) as (keyof typeof receivingOutcomes)[], // its own keys
);
const putAwayOutcome = z.enum(
  Object.keys(putAwayOutcomes) as (keyof typeof putAwayOutcomes)[], // its own keys
);

const scanned = {
  /** Made by the station at the scan: a repeat is answered as the first was. */
  operationId: z.uuid('invalid_value'),
  text: scannedText,
  stationId: rowId.nullish(),
};

const deliveryLine = z.object({
  productId: z.int(),
  code: z.string(),
  ean: z.string().nullable(),
  name: z.string(),
  /** By the order; 0 of what nobody ordered. */
  expected: z.int(),
  /** With the damaged ones. */
  counted: z.int(),
  damaged: z.int(),
  needsSerial: z.boolean(),
  serialEnds: z.array(z.string()),
});

/** A delivery, without what anything cost. */
const deliveryView = z.object({
  id: z.int(),
  orderId: z.int().nullable(),
  supplier: z.string(),
  noteNumber: z.string(),
  placeId: z.int(),
  status: z.enum(['open', 'closed']),
  version: z.int(),
  openedAt: z.iso.datetime(),
  openedBy: z.string(),
  closedAt: z.iso.datetime().nullable(),
  closedBy: z.string().nullable(),
  note: z.string(),
  lines: z.array(deliveryLine),
  /** Who scans next has it in hand, and its number is to be scanned. */
  held: z.int().nullable(),
  /** What is scanned next is damaged. */
  isDamaged: z.boolean(),
});

const list = {
  method: 'GET',
  path: 'warehouse/deliveries/',
  access: work,
  query: z.object({ state: z.enum(['open', 'closed']).default('open') }),
  reply: z.object({
    /** The newest two hundred. */
    results: z.array(
      z.object({
        id: z.int(),
        orderId: z.int().nullable(),
        supplier: z.string(),
        noteNumber: z.string(),
        status: z.enum(['open', 'closed']),
        openedAt: z.iso.datetime(),
        closedAt: z.iso.datetime().nullable(),
        expected: z.int(),
        counted: z.int(),
      }),
    ),
    /** Orders at suppliers of which something is still to come. */
    orders: z.array(
      z.object({ id: z.int(), supplier: z.string(), lines: z.int(), pieces: z.int() }),
    ),
  }),
  status: 200,
  summary: 'Deliveries of suppliers, and the orders that wait for one',
} as const satisfies Endpoint;

const open = {
  method: 'POST',
  path: 'warehouse/deliveries/',
  access: work,
  body: z.strictObject({
    orderId: rowId.nullish(),
    /** Of a delivery without an order, which a supervisor begins. */
    supplier: optionalLine(120),
    noteNumber: optionalLine(60),
  }),
  reply: deliveryView,
  status: 201,
  conflicts: true,
  summary: 'Begins to receive a delivery; one that is begun already is answered as it is',
} as const satisfies Endpoint;

const detail = {
  method: 'GET',
  path: 'warehouse/deliveries/{id}/',
  access: work,
  params,
  reply: deliveryView,
  status: 200,
  summary: 'A delivery with what was counted',
} as const satisfies Endpoint;

const scan = {
  method: 'POST',
  path: 'warehouse/deliveries/{id}/scans/',
  access: work,
  params,
  body: z.strictObject(scanned),
  reply: z.object({
    answer: z.object({ outcome: receivingOutcome, productId: z.int().nullable() }),
    delivery: deliveryView,
  }),
  status: 200,
  summary: 'A scan at a delivery: it is counted, or asks for the serial number',
} as const satisfies Endpoint;

const close = {
  method: 'POST',
  path: 'warehouse/deliveries/{id}/close/',
  access: work,
  params,
  body: z.strictObject({ version, note: note(500) }),
  reply: deliveryView,
  status: 200,
  conflicts: true,
  summary: 'Closes a delivery; what is not as it was ordered wants a word',
} as const satisfies Endpoint;

const carried = z.object({
  productId: z.int(),
  code: z.string(),
  name: z.string(),
  quantity: z.int(),
  /** Where it lies already, else an empty bin near that. */
  bin: z.string().nullable(),
});

const putAwayView = z.object({
  placeId: z.int(),
  waiting: z.array(
    carried.extend({ grade: z.string().nullable(), needsSerial: z.boolean(), from: z.string() }),
  ),
  /** What the caller has in hand. */
  carried: carried.nullable(),
});

const putAway = {
  method: 'GET',
  path: 'warehouse/put-away/',
  access: work,
  reply: putAwayView,
  status: 200,
  summary: 'What came in and waits for a bin',
} as const satisfies Endpoint;

const putAwayScan = {
  method: 'POST',
  path: 'warehouse/put-away/scans/',
  access: work,
  body: z.strictObject(scanned),
  reply: z.object({
    answer: z.object({
      outcome: putAwayOutcome,
      bin: z.string().nullable(),
      /** Orders that waited for it and have it now. */
      orders: z.array(z.string()),
    }),
    putAway: putAwayView,
  }),
  status: 200,
  summary: 'A scan where goods go into bins: things first, then the bin',
} as const satisfies Endpoint;

export const receivingEndpoints = {
  'delivery-list': list,
  'delivery-open': open,
  delivery: detail,
  'delivery-scan': scan,
  'delivery-close': close,
  'put-away': putAway,
  'put-away-scan': putAwayScan,
} as const satisfies Record<string, Endpoint>;
