import { z } from 'zod';
import { carrierCodes } from '../deliveries/carriers.ts';
import { handOverOutcomes } from '../warehouse/scan-at-hand-over.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { scannedText } from './picking.ts';

const rowId = z.int('invalid_value').min(1, 'invalid_value').max(2_147_483_647, 'invalid_value');
const work = { permission: 'warehouse.work' } as const;
const params = z.object({ id });
const carrier = z.enum([...carrierCodes, 'other'], 'invalid_value');
const outcome = z.enum(Object.keys(handOverOutcomes) as (keyof typeof handOverOutcomes)[]); // its own keys

/** A parcel at the door: its numbers alone, of its customer nothing. */
const parcel = z.object({
  id: z.int(),
  number: z.string(),
  orderNumber: z.string(),
  /** The number on the carrier's label; null while the carrier has not answered. */
  label: z.string().nullable(),
  isAnnounced: z.boolean(),
  /** Other parcels of the same order that stay behind. */
  together: z.array(z.string()),
});

const manifest = z.object({
  id: z.int(),
  number: z.string(),
  carrier,
  carrierName: z.string(),
  status: z.enum(['open', 'closing', 'closed']),
  parcels: z.int(),
  leftAt: z.iso.datetime().nullable(),
  leftBy: z.string().nullable(),
  reference: z.string().nullable(),
  problem: z.enum(['unreachable', 'gave_up', 'in_doubt']).nullable(),
  /** How often its list was printed at a station. */
  copies: z.int(),
});

/** What one carrier fetches at one place. */
export const handOverView = z.object({
  carrier,
  carrierName: z.string(),
  /** Nobody comes for what is announced to a played carrier. */
  isSandbox: z.boolean(),
  placeId: z.int(),
  manifestId: z.int().nullable(),
  /** Packed, and not scanned yet. */
  missing: z.array(parcel),
  scanned: z.array(parcel),
  /** Of orders that were cancelled: to be taken out of the pile. */
  cancelled: z.array(parcel.extend({ isScanned: z.boolean() })),
});

const list = {
  method: 'GET',
  path: 'warehouse/hand-over/',
  access: work,
  reply: z.object({
    carriers: z.array(
      z.object({
        carrier,
        carrierName: z.string(),
        placeId: z.int(),
        placeName: z.string(),
        waiting: z.int(),
        scanned: z.int(),
      }),
    ),
    manifests: z.array(manifest),
  }),
  status: 200,
  summary: 'Carriers that parcels wait for, and the manifests of the last days',
} as const satisfies Endpoint;

const open = {
  method: 'GET',
  path: 'warehouse/hand-over/open/',
  access: work,
  query: z.strictObject({ carrier, placeId: id }),
  reply: handOverView,
  status: 200,
  summary: 'What a carrier is to fetch: missing, scanned and cancelled parcels',
} as const satisfies Endpoint;

const scan = {
  method: 'POST',
  path: 'warehouse/hand-over/scans/',
  access: work,
  body: z.strictObject({
    /** Made by the station at the scan: a repeat is answered as the first was. */
    operationId: z.uuid('invalid_value'),
    text: scannedText,
    stationId: rowId.nullish(),
    /** Whose van is loaded; null where the first parcel says it. */
    carrier: carrier.nullish(),
    /** Where it is loaded, where no station says it. */
    placeId: rowId.nullish(),
  }),
  reply: z.object({
    answer: z.object({
      outcome,
      parcel: z.string().nullable(),
      named: z.string().nullable(),
      carrier: carrier.nullable(),
      placeId: z.int().nullable(),
      /** Where the books say that the parcel is. */
      placeName: z.string().nullable(),
    }),
  }),
  status: 200,
  summary: 'What a scan does at the hand-over; a wrong one changes nothing',
} as const satisfies Endpoint;

const close = {
  method: 'POST',
  path: 'warehouse/manifests/{id}/close/',
  access: work,
  params,
  body: z.strictObject({
    /** What is missing was read, and goes another day. */
    withoutMissing: z.boolean('invalid_value'),
    /** What the carrier's portal calls it, where the carrier did not answer and somebody looked. */
    reference: z
      .string('invalid_value')
      .trim()
      .regex(/^[A-Z0-9-]{1,40}$/i, 'invalid_value')
      .nullish(),
  }),
  reply: z.object({ manifest }),
  status: 200,
  conflicts: true,
  summary: 'Lets the parcels go and tells the carrier; repeated for a carrier that did not answer',
} as const satisfies Endpoint;

const print = {
  method: 'GET',
  path: 'warehouse/manifests/{id}/file/',
  access: work,
  params,
  reply: z.object({ name: z.string(), contents: z.string() }),
  status: 200,
  summary: 'The list that the driver signs, a PDF in base64',
} as const satisfies Endpoint;

export const handOverEndpoints = {
  'hand-over-list': list,
  'hand-over': open,
  'hand-over-scan': scan,
  'manifest-close': close,
  'manifest-file': print,
} as const satisfies Record<string, Endpoint>;
