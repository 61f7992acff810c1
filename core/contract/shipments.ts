import { z } from 'zod';
import { carrierCodes } from '../deliveries/carriers.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const work = { permission: 'warehouse.work' } as const;
const params = z.object({ id });
const carrier = z.enum(carrierCodes, 'invalid_value');

/** A parcel at its carrier, as whoever packs sees it; of its customer nothing. */
const shipmentView = z.object({
  id: z.int(),
  parcelId: z.int(),
  parcelNumber: z.string(),
  orderNumber: z.string(),
  carrier: z.string(),
  /** Nobody fetches what is announced to a played carrier. */
  isSandbox: z.boolean(),
  status: z.enum(['waiting', 'announced', 'failed', 'in_doubt', 'cancelling', 'cancelled']),
  /** What is wrong and what to do about it; null where nothing is. */
  problem: z.string().nullable(),
  number: z.string().nullable(),
  /** Null where there is no label to print. */
  labelFormat: z.enum(['pdf', 'zpl']).nullable(),
  /** Carriers that could take it instead. */
  others: z.array(z.object({ code: carrier, name: z.string(), isSandbox: z.boolean() })),
});
const shipment = z.object({ shipment: shipmentView });

const answered = z.object({
  shipment: shipmentView,
  /** Why the other carrier would not take it, so that all stays as it was; null where it is asked to. */
  refused: z.string().nullable(),
});

const ofParcel = {
  method: 'GET',
  path: 'warehouse/parcels/{id}/shipment/',
  access: work,
  params,
  reply: z.object({ shipment: shipmentView.nullable() }),
  status: 200,
  summary: 'A parcel at its carrier; null where its delivery has none',
} as const satisfies Endpoint;

const open = {
  method: 'GET',
  path: 'warehouse/shipments/open/',
  access: work,
  reply: z.object({ shipments: z.array(shipmentView) }),
  status: 200,
  summary: 'Parcels that somebody has to see to, because their carrier did not take them',
} as const satisfies Endpoint;

const again = {
  method: 'POST',
  path: 'warehouse/shipments/{id}/again/',
  access: work,
  params,
  /** Null: the same carrier once more. */
  body: z.strictObject({ carrier: carrier.nullish() }),
  reply: answered,
  status: 200,
  conflicts: true,
  summary: 'Announces a parcel once more, to the same carrier or another one that would take it',
} as const satisfies Endpoint;

const replace = {
  method: 'POST',
  path: 'warehouse/shipments/{id}/replace/',
  access: work,
  params,
  /** Null: another label of the same carrier. */
  body: z.strictObject({ carrier: carrier.nullish() }),
  reply: answered,
  status: 200,
  conflicts: true,
  summary:
    'Calls a label off at its carrier and makes another one, until the parcel is handed over',
} as const satisfies Endpoint;

const byHand = {
  method: 'POST',
  path: 'warehouse/shipments/{id}/by-hand/',
  access: work,
  params,
  body: z.strictObject({
    number: z
      .string('required')
      .trim()
      .regex(/^[A-Z0-9-]{4,40}$/i, 'invalid_value'),
    /** The number is of the carrier that did not answer; else somebody else takes it. */
    isOwn: z.boolean(),
  }),
  reply: shipment,
  status: 200,
  conflicts: true,
  summary: 'Keeps the number of a label that was written by hand',
} as const satisfies Endpoint;

const label = {
  method: 'GET',
  path: 'warehouse/shipments/{id}/label/',
  access: work,
  params,
  reply: z.object({ name: z.string(), format: z.enum(['pdf', 'zpl']), contents: z.string() }),
  status: 200,
  summary: "The carrier's label as a file, base64",
} as const satisfies Endpoint;

export const shipmentEndpoints = {
  'shipment-of-parcel': ofParcel,
  'shipments-open': open,
  'shipment-again': again,
  'shipment-replace': replace,
  'shipment-by-hand': byHand,
  'shipment-label': label,
} as const satisfies Record<string, Endpoint>;
