import { z } from 'zod';
import { note, rowId } from '../shared/field-schemas.ts';
import { transferOutcomes, transferStates } from '../warehouse/scan-at-transfer.ts';
import { id, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { scannedText } from './picking.ts';

const work = { permission: 'warehouse.work' } as const;
const params = z.object({ id });
const status = z.enum(transferStates);
const outcome = z.enum(Object.keys(transferOutcomes) as (keyof typeof transferOutcomes)[]); // its own keys

const side = z.object({ placeId: z.int(), name: z.string(), isOwn: z.boolean() });

/** What went from one place to another, counted by the ledger. */
const transferView = z.object({
  id: z.int(),
  from: side,
  to: side,
  status,
  version: z.int(),
  openedAt: z.iso.datetime(),
  openedBy: z.string(),
  sentAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  endedBy: z.string().nullable(),
  note: z.string(),
  lines: z.array(
    z.object({
      productId: z.int(),
      code: z.string(),
      ean: z.string().nullable(),
      name: z.string(),
      /** What the sender scanned, and what of it came, with the damaged pieces. */
      sent: z.int(),
      received: z.int(),
      damaged: z.int(),
      /** Of devices that are still on their way. */
      serialEnds: z.array(z.string()),
    }),
  ),
  /** Out of which bin the caller takes things; null: wherever they lie. */
  bin: z.string().nullable(),
  /** What the caller scans next is damaged. */
  isDamaged: z.boolean(),
});

const list = {
  method: 'GET',
  path: 'warehouse/transfers/',
  access: work,
  query: z.object({ state: z.enum(['open', 'ended']).default('open') }),
  reply: z.object({
    /** The newest two hundred of the caller's store; of all places for who belongs to none. */
    results: z.array(
      z.object({
        id: z.int(),
        from: side,
        to: side,
        status,
        openedAt: z.iso.datetime(),
        sent: z.int(),
        received: z.int(),
      }),
    ),
    /** From which the caller may send, and to which. */
    places: z.array(side),
  }),
  status: 200,
  summary: 'Goods on their way between places',
} as const satisfies Endpoint;

const open = {
  method: 'POST',
  path: 'warehouse/transfers/',
  access: work,
  body: z.strictObject({ fromPlaceId: rowId, toPlaceId: rowId }),
  reply: transferView,
  status: 201,
  summary: 'Begins a transfer; 403 `other_store` where the sender is not the caller’s store',
} as const satisfies Endpoint;

const detail = {
  method: 'GET',
  path: 'warehouse/transfers/{id}/',
  access: work,
  params,
  reply: transferView,
  status: 200,
  summary: 'A transfer with what was sent and what came',
} as const satisfies Endpoint;

const scan = {
  method: 'POST',
  path: 'warehouse/transfers/{id}/scans/',
  access: work,
  params,
  body: z.strictObject({
    /** Made by the station at the scan: a repeat is answered as the first was. */
    operationId: z.uuid('invalid_value'),
    text: scannedText,
    stationId: rowId.nullish(),
  }),
  reply: z.object({
    answer: z.object({
      outcome,
      productId: z.int().nullable(),
      /** Orders that waited for it and have it now. */
      orders: z.array(z.string()),
    }),
    transfer: transferView,
  }),
  status: 200,
  summary: 'A scan at a transfer: out of the sender’s bin, or in at the receiver',
} as const satisfies Endpoint;

const send = {
  method: 'POST',
  path: 'warehouse/transfers/{id}/send/',
  access: work,
  params,
  body: z.strictObject({ version }),
  reply: transferView,
  status: 200,
  conflicts: true,
  summary: 'Sends a transfer on its way; 409 `transfer_empty`',
} as const satisfies Endpoint;

const close = {
  method: 'POST',
  path: 'warehouse/transfers/{id}/close/',
  access: work,
  params,
  body: z.strictObject({ version, note: note(500) }),
  reply: transferView,
  status: 200,
  conflicts: true,
  summary:
    'Ends a transfer: what did not come is missing at the sender, who is asked to count again',
} as const satisfies Endpoint;

const cancel = {
  method: 'POST',
  path: 'warehouse/transfers/{id}/cancel/',
  access: work,
  params,
  body: z.strictObject({ version }),
  reply: transferView,
  status: 200,
  conflicts: true,
  summary: 'Calls a transfer off of which nothing came yet: all of it lies in its bins again',
} as const satisfies Endpoint;

export const transferEndpoints = {
  'transfer-list': list,
  'transfer-open': open,
  transfer: detail,
  'transfer-scan': scan,
  'transfer-send': send,
  'transfer-close': close,
  'transfer-cancel': cancel,
} as const satisfies Record<string, Endpoint>;
