import { z } from 'zod';
import { paperKinds, paperStates } from '../warehouse/papers.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const rowId = z.int('invalid_value').min(1, 'invalid_value').max(2_147_483_647, 'invalid_value');
const work = { permission: 'warehouse.work' } as const;
const params = z.object({ id });

const paper = z.object({
  kind: z.enum(paperKinds),
  /** Of the label its shipment, of the invoice itself, of the rest the parcel or the manifest. */
  subjectId: z.int(),
  state: z.enum(paperStates),
  /** How often it was printed. */
  copies: z.int(),
  /** Null while it is still coming. */
  format: z.enum(['pdf', 'zpl']).nullable(),
});

const ofParcel = {
  method: 'GET',
  path: 'warehouse/parcels/{id}/papers/',
  access: work,
  params,
  reply: z.object({ papers: z.array(paper) }),
  status: 200,
  summary: 'What belongs to a parcel on paper, and what of it is printed',
} as const satisfies Endpoint;

const print = {
  method: 'POST',
  path: 'warehouse/papers/print/',
  access: work,
  body: z.strictObject({
    kind: z.enum(paperKinds, 'invalid_value'),
    subjectId: rowId,
    stationId: rowId,
    /** How many copies the caller knows of: a repeat, which knows of less, prints nothing. */
    copies: z.int('invalid_value').min(0, 'invalid_value').max(10_000, 'invalid_value'),
  }),
  reply: z.object({ copies: z.int() }),
  status: 200,
  conflicts: true,
  summary: "Prints one paper at a station's printer, once however often it is asked",
} as const satisfies Endpoint;

/** Papers that a window prints at a printer of its own machine; an invoice says prices and goes to stations' printers alone. */
const ownPrinterKinds = paperKinds.filter((kind) => kind !== 'invoice');
const ofWindow = { kind: z.enum(ownPrinterKinds, 'invalid_value'), subjectId: rowId };

const take = {
  method: 'POST',
  path: 'warehouse/papers/take/',
  access: work,
  body: z.strictObject({
    ...ofWindow,
    copies: z.int('invalid_value').min(0, 'invalid_value').max(10_000, 'invalid_value'),
  }),
  /** A PDF in base64; null where it was printed meanwhile, or is being printed. */
  reply: z.object({ copies: z.int(), contents: z.string().nullable() }),
  status: 200,
  conflicts: true,
  summary: 'Takes one paper to be printed at the own machine; once however often it is asked',
} as const satisfies Endpoint;

const told = {
  method: 'POST',
  path: 'warehouse/papers/told/',
  access: work,
  body: z.strictObject({ ...ofWindow, isPrinted: z.boolean('invalid_value') }),
  reply: z.object({ copies: z.int() }),
  status: 200,
  summary: 'Says whether a paper that was taken came out of the printer',
} as const satisfies Endpoint;

const note = {
  method: 'GET',
  path: 'warehouse/parcels/{id}/delivery-note/',
  access: work,
  params,
  reply: z.object({ name: z.string(), contents: z.string() }),
  status: 200,
  summary: 'The delivery note of a parcel, a PDF in base64',
} as const satisfies Endpoint;

const latest = {
  method: 'GET',
  path: 'warehouse/parcels/latest/',
  access: work,
  reply: z.object({
    parcels: z.array(
      z.object({ id: z.int(), number: z.string(), orderNumber: z.string(), packedAt: z.string() }),
    ),
  }),
  status: 200,
  summary: 'Parcels that the caller packed and that are here still; of everybody for supervisors',
} as const satisfies Endpoint;

export const paperEndpoints = {
  'parcels-latest': latest,
  'parcel-papers': ofParcel,
  'paper-print': print,
  'paper-take': take,
  'paper-told': told,
  'delivery-note': note,
} as const satisfies Record<string, Endpoint>;
