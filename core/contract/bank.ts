import { z } from 'zod';
import { entryReasons } from '../bank/match-entry.ts';
import { statementFields, type StatementField } from '../bank/statement-columns.ts';
import { line, note, rowId } from '../shared/field-schemas.ts';
import { id, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const access = { permission: 'orders.refund' } as const;
const params = z.object({ id });

export const mostStatementBytes = 8 * 1024 * 1024;
const entryStates = ['open', 'waiting', 'taken', 'noted'] as const;

const meanings = new Map<string, StatementField | null>([
  ['none', null],
  ...statementFields.map((field) => [field, field] as const),
]);
/** What each column means or `none`, in their order, parted by commas: fields of a form are texts. */
const columns = z
  .string('invalid_value')
  .max(2_000, 'too_long')
  .refine((text) => text.split(',').every((one) => meanings.has(one)), 'invalid_value')
  .transform((text) => text.split(',').map((one) => meanings.get(one) ?? null));

const entry = z.object({
  id: z.int(),
  version: z.int(),
  /** The bank's name of the movement, or a digest of what it says. */
  movement: z.string(),
  bookedOn: z.string(),
  /** Hundredths; a debit is negative. */
  amount: z.int(),
  currency: z.string(),
  isReversal: z.boolean(),
  variableSymbol: z.string(),
  /** Its last four signs. */
  counterAccount: z.string(),
  counterName: z.string(),
  message: z.string(),
  /** `waiting` is for another person's release. */
  state: z.enum(entryStates),
  /** Why it was left to a person; null where its order was found. */
  reason: z.enum(entryReasons).nullable(),
  /** The order that it pays or may be for. */
  orderNumber: z.string().nullable(),
  /** The payment order of whose payouts a debit is one, or may be. */
  payoutReference: z.string().nullable(),
  note: z.string().nullable(),
});

const upload = {
  method: 'POST',
  path: 'payment/bank/statements/',
  access,
  upload: { mostBytes: mostStatementBytes },
  body: z.strictObject({
    /** Of a table; where it is left out, what its titles say, or what was said of the last one. */
    columns: columns.optional(),
  }),
  reply: z.object({
    id: z.int(),
    fileName: z.string(),
    /** Movements in the file, and those of them that were not known. */
    entries: z.int(),
    added: z.int(),
    /** Of the added ones: paid an order, wait for a release, left to a person. */
    taken: z.int(),
    waiting: z.int(),
    open: z.int(),
    /** Hundredths. */
    opening: z.int().nullable(),
    closing: z.int().nullable(),
    /** By how much the movements miss the closing balance; null where the file says none. */
    difference: z.int().nullable(),
  }),
  status: 200,
  conflicts: true,
  limit: { attempts: 120, minutes: 60 },
  summary: "Reads a statement of the shop's account; movements that pay an order exactly are taken",
} as const satisfies Endpoint;

const list = {
  method: 'GET',
  path: 'payment/bank/entries/',
  access,
  query: z.object({
    state: z.enum(entryStates).default('open'),
    /** Only movements stored before this one. */
    before: z.coerce.number('invalid_value').pipe(rowId).optional(),
  }),
  reply: z.object({
    results: z.array(entry),
    hasMore: z.boolean(),
    counts: z.object({ open: z.int(), waiting: z.int(), taken: z.int(), noted: z.int() }),
    /** The newest messages of gateways and transfers that named no order. */
    messages: z.array(
      z.object({
        id: z.int(),
        provider: z.string(),
        reference: z.string(),
        /** Whole units. */
        amount: z.int().nullable(),
        receivedAt: z.iso.datetime(),
      }),
    ),
  }),
  status: 200,
  summary: 'Movements of the account by their state, and payment messages without an order',
} as const satisfies Endpoint;

const find = {
  method: 'POST',
  path: 'payment/bank/order-find/',
  access,
  /** In the body, for people are looked for too, and addresses are written down. */
  body: z.strictObject({ q: line(100) }),
  reply: z.object({
    results: z.array(
      z.object({
        number: z.string(),
        /** First name and initial, or a company. */
        customer: z.string(),
        /** Whole units. */
        toPay: z.int(),
        isWaiting: z.boolean(),
      }),
    ),
  }),
  status: 200,
  summary: 'Finds orders that a movement may be for by their number, customer or amount',
} as const satisfies Endpoint;

const assign = {
  method: 'POST',
  path: 'payment/bank/entries/{id}/order/',
  access,
  params,
  body: z.strictObject({
    version,
    orderNumber: line(10),
    /** Whether what is more than the order awaits goes back to its payer, as a refund to be prepared and released. */
    givesSurplusBack: z.boolean('invalid_value').default(false),
  }),
  reply: entry,
  status: 200,
  conflicts: true,
  summary: 'Says which order a movement pays; larger ones wait for another person',
} as const satisfies Endpoint;

const remark = {
  method: 'POST',
  path: 'payment/bank/entries/{id}/note/',
  access,
  params,
  body: z.strictObject({
    version,
    /** What the movement is; empty opens it again. */
    note: note(300),
  }),
  reply: entry,
  status: 200,
  conflicts: true,
  summary: 'Says what a movement is that pays no order',
} as const satisfies Endpoint;

const pay = {
  method: 'POST',
  path: 'payment/bank/entries/{id}/payout/',
  access: { permission: 'buyback.pay' },
  params,
  body: z.strictObject({ version }),
  reply: entry,
  status: 200,
  conflicts: true,
  summary: 'Marks the payout that a debit carried out as paid; what is bought with it is in stock',
} as const satisfies Endpoint;

export const bankEndpoints = {
  'bank-statement-upload': upload,
  'bank-entry-list': list,
  'bank-order-find': find,
  'bank-entry-assign': assign,
  'bank-entry-note': remark,
  'bank-entry-pay': pay,
} as const satisfies Record<string, Endpoint>;
