import { z } from 'zod';
import { packOutcomes } from '../warehouse/scan-at-packing.ts';
import { note, token } from '../shared/field-schemas.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { alsoOnLabel, scannedText } from './picking.ts';
import { picture } from './picture.ts';

const rowId = z.int('invalid_value').min(1, 'invalid_value').max(2_147_483_647, 'invalid_value');
const work = { permission: 'warehouse.work' } as const;
const manage = { permission: 'warehouse.manage' } as const;
const outcome = z.enum(Object.keys(packOutcomes) as (keyof typeof packOutcomes)[]); // its own keys

const deskLine = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  ean: z.string().nullable(),
  grade: z.string().nullable(),
  /** Pieces that were picked, and those that were scanned again. */
  quantity: z.int(),
  packed: z.int(),
  serialEnds: z.array(z.string()),
  /** Of the piece itself where its photos are public, else of its family. */
  picture: picture.nullable(),
});

/** An order in a packer's hands: of its customer the name and the street, nothing else. */
export const packDeskView = z.object({
  id: z.int(),
  orderId: z.int(),
  orderNumber: z.string(),
  status: z.enum(['open', 'cancelled']),
  crates: z.array(z.string()),
  lines: z.array(deskLine),
  isAllPacked: z.boolean(),
  parcelName: z.string(),
  street: z.string(),
  invoice: z.enum(['not_created', 'in_progress', 'created']),
  boxes: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      /** Width, height and depth in millimetres. */
      measures: z.array(z.int()),
      isProposed: z.boolean(),
    }),
  ),
  /** What the things weigh together, in grams; null where one of them is not known. */
  thingsGrams: z.int().nullable(),
});

const answer = z.object({
  outcome,
  lineId: z.int().nullable(),
  named: z.string().nullable(),
});
const desk = packDeskView.nullable();
const params = z.object({ id });

const parcel = z.object({
  id: z.int(),
  number: z.string(),
  weightGrams: z.int(),
  /** All of the order is packed with it. */
  isOrderPacked: z.boolean(),
});

const current = {
  method: 'GET',
  path: 'warehouse/packing/current/',
  access: work,
  reply: z.object({ desk }),
  status: 200,
  summary: 'The order that the caller is packing',
} as const satisfies Endpoint;

const scan = {
  method: 'POST',
  path: 'warehouse/packing/scans/',
  access: work,
  body: z.strictObject({
    /** Made by the station at the scan: a repeat is answered as the first was. */
    operationId: z.uuid('invalid_value'),
    text: scannedText,
    also: alsoOnLabel,
    stationId: rowId.nullish(),
  }),
  reply: z.object({ answer, desk }),
  status: 200,
  summary: 'What a scan does at the packing desk; a wrong one changes nothing',
} as const satisfies Endpoint;

const finish = {
  method: 'POST',
  path: 'warehouse/packing/{id}/finish/',
  access: work,
  params,
  body: z.strictObject({
    weightGrams: z.int('invalid_value').min(1, 'invalid_value').max(100_000, 'invalid_value'),
    /** Null: a box of no known size. */
    boxId: rowId.nullish(),
    /** Why the weight is another than that of the things and the box. */
    reason: note(500),
    /** A supervisor's, of the action `weight_mismatch`. */
    approval: token.nullish(),
  }),
  reply: z.object({ parcel }),
  status: 200,
  conflicts: true,
  summary: 'Closes the parcel; 409 `weight_off` asks for a reason or a supervisor',
} as const satisfies Endpoint;

const cancel = {
  method: 'POST',
  path: 'warehouse/packing/{id}/cancel/',
  access: work,
  params,
  reply: z.object({ desk }),
  status: 200,
  summary: 'Stops packing: every piece counts as not packed again',
} as const satisfies Endpoint;

const shorts = {
  method: 'GET',
  path: 'warehouse/short-picks/',
  access: manage,
  reply: z.object({
    picks: z.array(
      z.object({
        pickId: z.int(),
        orderNumber: z.string(),
        pickedAt: z.iso.datetime().nullable(),
        /** Pieces that lie in crates and are in no parcel yet. */
        ready: z.int(),
        missing: z.array(z.object({ name: z.string(), quantity: z.int(), free: z.int() })),
      }),
    ),
  }),
  status: 200,
  summary: 'Orders of which something was not found: a supervisor decides',
} as const satisfies Endpoint;

const decide = {
  method: 'POST',
  path: 'warehouse/short-picks/{id}/decide/',
  access: manage,
  params,
  body: z.strictObject({ to: z.enum(['queue', 'split', 'close'], 'invalid_value') }),
  reply: z.object({
    /** Of the pick; `order_cancelled` where nothing of its order was left, null while another person has to release it. */
    status: z
      .enum(['short', 'waiting', 'picked', 'packed', 'cancelled', 'order_cancelled'])
      .nullable(),
    /** What the customer gets back, or pays less. */
    amount: z.int(),
    prepared: z.object({ id: z.int() }).nullable(),
  }),
  status: 200,
  conflicts: true,
  summary:
    'Back to the queue with what is in stock now, a parcel of what is there, or no more of the rest',
} as const satisfies Endpoint;

const rest = {
  method: 'GET',
  path: 'warehouse/short-picks/{id}/rest/',
  access: manage,
  params,
  reply: z.object({
    /** What the customer gets back, or pays less. */
    amount: z.int(),
    isPaid: z.boolean(),
    /** Nothing of the order is left: closing its rest cancels it. */
    isWhole: z.boolean(),
  }),
  status: 200,
  conflicts: true,
  summary: 'What closing the rest of an order does',
} as const satisfies Endpoint;

export const packingEndpoints = {
  'pack-desk': current,
  'pack-scan': scan,
  'pack-finish': finish,
  'pack-cancel': cancel,
  'short-picks': shorts,
  'short-pick-decide': decide,
  'short-pick-rest': rest,
} as const satisfies Record<string, Endpoint>;
