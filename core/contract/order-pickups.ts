import { z } from 'zod';
import { counterPayments } from '../orders/give-at-counter.ts';
import { line, note, token } from '../shared/field-schemas.ts';
import { id, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const amount = z.int().nonnegative();

/** An order that is fetched at a store, for whoever stands at its counter: no contact, and no code. */
const orderPickUp = z.object({
  id: z.int(),
  version: z.int(),
  number: z.string(),
  /** `packed`: on its way to the store, or not yet told to its customer. */
  status: z.enum(['packed', 'ready_for_pickup']),
  /** Empty once it was wiped. */
  customer: z.string(),
  store: z.object({ slug: z.string(), name: z.string() }),
  lines: z.array(z.object({ name: z.string(), detail: z.string(), quantity: z.int() })),
  /** What is taken before the goods are given, in whole units. */
  toPay: amount,
  /** Since when it is in this state. */
  since: z.iso.datetime(),
});

export const orderPickUpList = {
  method: 'GET',
  path: 'order/admin/pick-ups/',
  access: { permission: 'reservations.manage' },
  query: z.object({ store: token.optional() }),
  /** The longest waiting first; no store has more than these at a time. */
  reply: z.object({ count: z.int(), results: z.array(orderPickUp) }),
  status: 200,
  summary: 'Orders that wait at stores for their customers, or are about to',
} as const satisfies Endpoint;

/** By POST, so that the code stands in no address and no log. */
export const findOrderPickUp = {
  method: 'POST',
  path: 'order/admin/pick-ups/find/',
  access: { permission: 'reservations.manage' },
  body: z.strictObject({ code: line(32) }),
  reply: orderPickUp,
  status: 200,
  limit: { attempts: 60, minutes: 10 },
  summary:
    'The order that is fetched at a store under a pick-up code or by its number; changes nothing',
} as const satisfies Endpoint;

export const orderIsAtStore = {
  method: 'POST',
  path: 'order/admin/pick-ups/{id}/arrived/',
  access: { permission: 'reservations.manage' },
  params: z.object({ id }),
  body: z.strictObject({ version }),
  reply: orderPickUp,
  status: 200,
  conflicts: true,
  summary: 'A packed order lies at the counter of its store; its customer is told, with the code',
} as const satisfies Endpoint;

export const giveOrder = {
  method: 'POST',
  path: 'order/admin/pick-ups/{id}/give/',
  access: { permission: 'reservations.manage' },
  params: z.object({ id }),
  body: z.strictObject({
    version,
    /** As it was scanned; empty where the customer has none at hand and `reason` says how they were known. */
    code: note(32),
    reason: note(200),
    paidBy: z.enum(counterPayments).nullable(),
  }),
  reply: z.object({ number: z.string(), taken: amount, invoice: z.string().nullable() }),
  status: 200,
  conflicts: true,
  summary: 'Takes what is left to pay and gives the goods over the counter',
} as const satisfies Endpoint;
