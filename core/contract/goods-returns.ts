import { z } from 'zod';
import { rowId } from '../shared/field-schemas.ts';
import { returnConditions, returnKinds, returnOutcomes } from '../warehouse/scan-at-return.ts';
import type { Endpoint } from './endpoint.ts';
import { scannedText } from './picking.ts';

const work = { permission: 'warehouse.work' } as const;
const outcome = z.enum(
  Object.keys(returnOutcomes) as (keyof typeof returnOutcomes)[], // its own keys
);

const line = z.object({
  productId: z.int(),
  code: z.string(),
  ean: z.string().nullable(),
  name: z.string(),
  grade: z.string().nullable(),
  /** What is announced to come back; 0 of what was sold beside it. */
  expected: z.int(),
  /** Scanned in this return, with the two that follow. */
  counted: z.int(),
  secondGrade: z.int(),
  damaged: z.int(),
  /** Still with the customer: pieces without a number of their own, and devices with one. */
  plainOut: z.int(),
  unitsOut: z.int(),
  /** How the numbers of those devices end. */
  serialEnds: z.array(z.string()),
});

/** A return without who sent it and what was paid. */
const view = z.object({
  id: z.int(),
  orderId: z.int(),
  orderNumber: z.string(),
  parcelNumber: z.string().nullable(),
  kind: z.enum(returnKinds),
  /** What is said of the next piece. */
  condition: z.enum(returnConditions),
  openedAt: z.iso.datetime(),
  lines: z.array(line),
});

const mine = {
  method: 'GET',
  path: 'warehouse/returns/',
  access: work,
  reply: z.object({
    /** What the caller has before them. */
    open: view.nullable(),
    /** What is announced or on its way back, the longest waiting first; at most a hundred. */
    expected: z.array(
      z.object({
        orderNumber: z.string(),
        parcelNumber: z.string().nullable(),
        kind: z.enum(returnKinds),
        since: z.iso.datetime(),
        pieces: z.int(),
      }),
    ),
  }),
  status: 200,
  summary: 'The return that the caller receives, and what is expected to come back',
} as const satisfies Endpoint;

const scan = {
  method: 'POST',
  path: 'warehouse/returns/scans/',
  access: work,
  body: z.strictObject({
    /** Made by the station at the scan: a repeat is answered as the first was. */
    operationId: z.uuid('invalid_value'),
    text: scannedText,
    stationId: rowId.nullish(),
  }),
  reply: z.object({
    answer: z.object({ outcome, productId: z.int().nullable() }),
    open: view.nullable(),
  }),
  status: 200,
  summary: 'A scan where goods come back: the parcel or order, then each piece',
} as const satisfies Endpoint;

export const goodsReturnEndpoints = {
  'goods-return': mine,
  'goods-return-scan': scan,
} as const satisfies Record<string, Endpoint>;
