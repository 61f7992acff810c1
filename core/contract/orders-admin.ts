import { z } from 'zod';
import { buybackStatuses } from '../buyback/buyback-status.ts';
import { contactFields } from '../contacts/contact-sight.ts';
import { holdActs } from '../orders/card-hold.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { line, note, token } from '../shared/field-schemas.ts';
import { id, listOf, reference, staffPage, version } from './catalog-admin-fields.ts';
import { staffExchange } from './door-exchange.ts';
import type { Endpoint } from './endpoint.ts';
import { orderPapers } from './order-papers.ts';
import { orderFacts } from './orders.ts';
import { prepared } from './prepared-acts.ts';
import { pieces } from './withdrawals.ts';

const amount = z.int().nonnegative();
const status = z.enum(orderStatuses);

const staffRow = z.object({
  id: z.int(),
  version: z.int(),
  number: z.string(),
  status,
  paymentStatus: z.string(),
  customerKind: z.string(),
  placedAt: z.iso.datetime(),
  /** Older than 30 minutes and not yet handed over. */
  isOverdue: z.boolean(),
  due: amount,
  delivery: z.string(),
  payment: z.string(),
});

export const orderList = {
  method: 'GET',
  path: 'order/admin/orders/',
  access: { permission: 'orders.read' },
  query: staffPage.extend({ status: status.optional(), number: token.optional() }),
  reply: listOf(staffRow),
  status: 200,
  summary: 'Orders for staff, the newest first',
} as const satisfies Endpoint;

/** Contacts are looked for too, which no address may hold: the list shows what is kept here. */
export const orderFind = {
  method: 'POST',
  path: 'order/admin/orders/selections/',
  access: { permission: 'orders.manage' },
  body: z.strictObject({ term: line(100) }),
  reply: z.object({ id: z.string(), count: amount }),
  status: 201,
  summary:
    'Keeps the newest orders that are found by contact, goods, device or parcel as a selection',
} as const satisfies Endpoint;

export const orderDetail = {
  method: 'GET',
  path: 'order/admin/orders/{id}/',
  access: { permission: 'orders.read' },
  params: z.object({ id }),
  reply: orderFacts.extend({
    id: z.int(),
    version: z.int(),
    /** `goods`: without customer, money and documents, for whoever only picks and packs. */
    sight: z.enum(['whole', 'goods']),
    /** Fields of the contact, masked here, that the caller may have shown by `contact-reveal`. */
    reveals: z.array(z.enum(contactFields)).readonly(),
    moves: z.array(status),
    /** Who did it and why; of customers how they had shown that the order is theirs. */
    history: z.array(
      z.object({ text: z.string(), at: z.iso.datetime(), by: z.string(), reason: z.string() }),
    ),
    /** Older than 30 minutes and not yet handed over. */
    isOverdue: z.boolean(),
    /** Devices that are set off, or were: what was promised and what they pay now. */
    devices: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        status: z.enum(buybackStatuses),
        promised: amount,
        price: amount,
        isReleased: z.boolean(),
      }),
    ),
    /** What staff may do with the card that secures the order, and what its gateway refused last. */
    holdActs: z.array(z.enum(holdActs)).readonly(),
    holdProblem: z.string().nullable(),
    /** Where the device is taken at the door: what became of it, and what staff may say. */
    exchange: staffExchange.nullable(),
    /** Whether goods and devices may change hands at the counter now. */
    canExchange: z.boolean(),
    papers: orderPapers.nullable(),
    /** Why its contact stays as it is, in words; null where it can be edited. */
    contactRefusal: z.string().nullable(),
    /** Name of the colleague who placed it for its customer. */
    placedBy: z.string().nullable(),
    withdrawals: z.array(
      z.object({
        id: z.int(),
        version: z.int(),
        status: z.string(),
        requestedAt: z.iso.datetime(),
        pieces: z.int(),
        amount,
      }),
    ),
  }),
  status: 200,
  summary: 'One order for staff, with the moves that are allowed',
} as const satisfies Endpoint;

export const moveOrderTo = {
  method: 'POST',
  path: 'order/admin/orders/{id}/move/',
  access: { permission: 'orders.manage' },
  params: z.object({ id }),
  body: z.strictObject({
    version,
    to: status,
    reason: note(500),
    /**
     * Of `auth-supervisor` for `cancel_handed_over` and `order:<id>`: somebody else agrees to cancel
     * what was handed over (DECISIONS "Accounts and roles").
     */
    approval: token.nullish(),
  }),
  reply: staffRow,
  status: 200,
  conflicts: true,
  summary: 'Moves an order on, or cancels it',
} as const satisfies Endpoint;

/** Staff have looked at each device: it is as described, and its number is the one that was given. */
export const exchangeDevices = {
  method: 'POST',
  path: 'order/admin/orders/{id}/exchange/',
  access: { permission: 'orders.manage' },
  params: z.object({ id }),
  body: z.strictObject({
    version,
    /** IMEI or serial number as it is read off each device; empty where it has none. */
    numbers: z
      .array(z.strictObject({ id: reference, number: note(60) }), 'required')
      .max(20, 'too_large'),
    /** Whether the goods lie at the counter and are given away now. */
    handsOver: z.boolean('invalid_value'),
  }),
  reply: z.object({
    status,
    due: amount,
    /** False where they are still to be paid, or brought. */
    isGiven: z.boolean(),
  }),
  status: 200,
  conflicts: true,
  summary: 'Takes devices that are set off over the counter, at the promised price, for the goods',
} as const satisfies Endpoint;

export const refundOrder = {
  method: 'POST',
  path: 'order/admin/orders/{id}/refund/',
  access: { permission: 'orders.refund' },
  provedAnew: true,
  params: z.object({ id }),
  body: z.strictObject({
    version,
    pieces,
    includeShipping: z.boolean('invalid_value').default(false),
    reason: note(500),
  }),
  /** Null and 0 where another person has to release it first. */
  reply: z.object({
    refundId: z.int().nullable(),
    amount,
    creditNote: z.string().nullable(),
    prepared,
  }),
  status: 201,
  conflicts: true,
  summary: 'Refunds pieces of an order at their stored nets, with a credit note',
} as const satisfies Endpoint;

export const closeWithdrawal = {
  method: 'POST',
  path: 'order/admin/withdrawals/{id}/',
  access: { permission: 'orders.refund' },
  params: z.object({ id }),
  body: z.strictObject({ version, to: z.enum(['received', 'refunded', 'cancelled']) }),
  reply: z.object({ status: z.string(), version: z.int(), prepared }),
  status: 200,
  conflicts: true,
  summary: 'What became of a withdrawal: the goods came, the money went, or it was called off',
} as const satisfies Endpoint;
