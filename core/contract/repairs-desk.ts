import { z } from 'zod';
import { mostRepairLines } from '../service/repair-estimate.ts';
import { repairStatuses } from '../service/repair-status.ts';
import { line, optionalLine, rowId, token } from '../shared/field-schemas.ts';
import { id, listOf, staffPage, version } from './catalog-admin-fields.ts';
import { email } from './email.ts';
import type { Endpoint, RuleContext } from './endpoint.ts';
import { phone } from './phone.ts';
import { findRepair, knownCustomer } from './repair-find.ts';
import { neededParts } from './repair-needed-parts.ts';
import { handOutSignature } from './repair-papers.ts';
import { repairSlotEndpoints } from './repair-slots.ts';
import { priceLimit } from './repairs.ts';
import { deskDetail, deskRow, intake, person } from './repairs-desk-views.ts';
import { reason } from './staff-forms.ts';

const access = { permission: 'repairs.manage' } as const;
const params = z.object({ id });
const moment = z.iso.datetime();
const list = {
  method: 'GET',
  path: 'admin/repairs/',
  access,
  query: staffPage.extend({
    /** `open`: all but what has ended; `bench`: what can be worked on; `fetch`: what waits for its customer. */
    group: z.enum(['open', 'bench', 'waiting', 'fetch', 'closed'], 'invalid_value').default('open'),
    status: z.enum(repairStatuses, 'invalid_value').optional(),
    store: token.optional(),
    technician: id.optional(),
  }),
  reply: listOf(deskRow),
  status: 200,
  summary: 'Repairs, what is promised first and then the oldest first; ended ones newest first',
} as const satisfies Endpoint;

const view = {
  method: 'GET',
  path: 'admin/repairs/{id}/',
  access,
  params,
  reply: deskDetail,
  status: 200,
  summary: 'A repair with all that is known of it',
} as const satisfies Endpoint;

const people = {
  method: 'GET',
  path: 'admin/repairs/people/',
  access,
  reply: z.object({ people: z.array(person) }),
  status: 200,
  summary: 'Who may be given a repair',
} as const satisfies Endpoint;

const takeIn = {
  method: 'POST',
  path: 'admin/repairs/',
  access,
  body: ({ market }: RuleContext) =>
    z.strictObject({
      store: token,
      /** The device by its colour, or in words where it is not in the catalogue. */
      productColor: token.nullable(),
      deviceName: optionalLine(120),
      operations: z.array(token).max(mostRepairLines, 'invalid_value'),
      serial: optionalLine(40),
      unlockCode: optionalLine(40),
      ...intake,
      hasBackup: z.boolean('required'),
      acceptsDataLoss: z.literal(true, 'required'),
      priceLimit,
      firstName: line(60),
      lastName: line(60),
      phone: phone(market),
      /** Left empty, that of whoever was here last with this phone number. */
      eMail: z.union([z.literal(''), email], 'invalid_email'),
      language: z.enum(['cs', 'ro'], 'required'),
      /** Number of the repair or order that is claimed. */
      claimedNumber: optionalLine(20),
    }),
  reply: deskDetail,
  status: 201,
  repeatable: true,
  summary: 'Takes a device in at the counter; it is received at once',
} as const satisfies Endpoint;

const change = {
  method: 'PATCH',
  path: 'admin/repairs/{id}/',
  access,
  params,
  body: z.strictObject({
    version,
    ...intake,
    technicianId: rowId.nullable(),
    promisedOn: z.iso.date('invalid_date').nullable(),
    /** How the customer agreed to a claim that takes longer than the law gives (core/service/claim-term.ts). */
    longerConsent: optionalLine(200),
    /** Left empty, what is known stays. */
    serial: optionalLine(40),
    unlockCode: optionalLine(40),
  }),
  reply: deskDetail,
  status: 200,
  conflicts: true,
  summary: 'Whose work it is, until when, and how the device looks',
} as const satisfies Endpoint;

const move = {
  method: 'POST',
  path: 'admin/repairs/{id}/move/',
  access,
  params,
  body: z.strictObject({
    version,
    to: z.enum(repairStatuses, 'required'),
    /** Why; asked for where the device goes back unrepaired. */
    reason: optionalLine(300),
  }),
  reply: deskDetail,
  status: 200,
  conflicts: true,
  summary: 'Moves a repair to a state that needs no act of its own',
} as const satisfies Endpoint;

const lines = {
  method: 'POST',
  path: 'admin/repairs/{id}/lines/',
  access,
  params,
  body: z.strictObject({
    version,
    lines: z
      .array(
        z.strictObject({
          kind: z.enum(['work', 'part'], 'required'),
          operationId: rowId.nullable(),
          productId: rowId.nullable(),
          /** Empty takes the name of the operation or the stock item. */
          name: optionalLine(120),
          price: z
            .int('invalid_value')
            .min(0, 'invalid_value')
            .max(1_000_000, 'too_large')
            .nullable(),
          warrantyMonths: z.int('invalid_value').min(0, 'invalid_value').max(120, 'too_large'),
        }),
      )
      .max(mostRepairLines, 'invalid_value'),
  }),
  reply: deskDetail,
  status: 200,
  conflicts: true,
  summary: 'Writes down what is to be done and for how much, before it is asked about',
} as const satisfies Endpoint;

const estimate = {
  method: 'POST',
  path: 'admin/repairs/{id}/estimate/',
  access,
  params,
  body: z.strictObject({ version }),
  reply: deskDetail,
  status: 200,
  conflicts: true,
  summary: 'Asks the customer by mail; what is within their price limit is approved at once',
} as const satisfies Endpoint;

const decide = {
  method: 'POST',
  path: 'admin/repairs/{id}/decision/',
  access,
  params,
  body: z.strictObject({
    version,
    approved: z.array(rowId).max(mostRepairLines, 'invalid_value'),
    /** How the customer said it: at the counter with a signature, by telephone at what time. */
    reason,
  }),
  reply: deskDetail,
  status: 200,
  conflicts: true,
  summary: 'Writes down what the customer told staff of an estimate',
} as const satisfies Endpoint;

const pay = {
  method: 'POST',
  path: 'admin/repairs/{id}/payment/',
  access,
  params,
  body: z.strictObject({ version, by: z.enum(['cash', 'card'], 'required') }),
  reply: deskDetail,
  status: 200,
  conflicts: true,
  summary: 'Takes the money of the bill at the counter, which issues its invoice',
} as const satisfies Endpoint;

const handOut = {
  method: 'POST',
  path: 'admin/repairs/{id}/hand-out/',
  access,
  params,
  body: z.strictObject({
    version,
    to: z.enum(['customer', 'parcel', 'buyback'], 'required'),
    /** The customer's code, or how else it is known that it is theirs. */
    code: optionalLine(32),
    reason: optionalLine(300),
    signature: handOutSignature,
  }),
  reply: deskDetail,
  status: 200,
  conflicts: true,
  summary: 'Hands a device out to its customer, a carrier or the buy-back; nothing unpaid leaves',
} as const satisfies Endpoint;

const addNote = {
  method: 'POST',
  path: 'admin/repairs/{id}/notes/',
  access,
  params,
  body: z.strictObject({ text: reason }),
  reply: deskDetail,
  status: 200,
  summary: 'Adds a note to the history of a repair',
} as const satisfies Endpoint;

const reveal = {
  method: 'POST',
  path: 'admin/repairs/{id}/reveal/',
  access,
  params,
  body: z.strictObject({ field: z.enum(['serial', 'unlock_code'], 'required'), reason }),
  reply: z.object({ value: z.string(), visibleUntil: moment }),
  status: 200,
  limit: { attempts: 60, minutes: 10 },
  summary: 'Shows the number of a device or what opens it for 60 seconds; the reading is audited',
} as const satisfies Endpoint;

/** Calls of the repair desk. Literal paths stand before patterns that match them too. */
export const repairDeskEndpoints = {
  ...repairSlotEndpoints,
  'admin-repair-list': list,
  'admin-repair-find': findRepair,
  'admin-repair-customer-find': knownCustomer,
  'admin-repair-people': people,
  'admin-repair-take-in': takeIn,
  'admin-repair': view,
  'admin-repair-change': change,
  'admin-repair-move': move,
  'admin-repair-lines': lines,
  'admin-repair-needed-parts': neededParts,
  'admin-repair-estimate': estimate,
  'admin-repair-decide': decide,
  'admin-repair-pay': pay,
  'admin-repair-hand-out': handOut,
  'admin-repair-note': addNote,
  'admin-repair-reveal': reveal,
} as const satisfies Record<string, Endpoint>;
