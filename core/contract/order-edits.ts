import { z } from 'zod';
import { deliveryKinds } from '../deliveries/matrix.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { line, note, token } from '../shared/field-schemas.ts';
import { id, reference, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { prepared } from './prepared-acts.ts';

const amount = z.int().nonnegative();
const quantity = z.int('not_a_count').min(0, 'not_a_count').max(999, 'too_many_pieces');

const params = z.object({ id });
const named = z.object({ code: z.string(), name: z.string() });

const editable = {
  method: 'GET',
  path: 'order/admin/orders/{id}/edit/',
  access: { permission: 'orders.manage' },
  params,
  reply: z.object({
    version: z.int(),
    /** Why it cannot be edited, in words; null where it can. */
    refusal: z.string().nullable(),
    lines: z.array(
      z.object({
        position: z.int(),
        parentPosition: z.int().nullable(),
        isService: z.boolean(),
        code: z.string(),
        name: z.string(),
        /** Pieces that are neither closed nor given back. */
        quantity: z.int(),
        unitPrice: amount,
      }),
    ),
    deliveries: z.array(named.extend({ kind: z.enum(deliveryKinds) })),
    payments: z.array(named),
    stores: z.array(named),
    delivery: z.string(),
    payment: z.string().nullable(),
    store: z.string().nullable(),
    place: z.string().nullable(),
    /** False where something is paid already. */
    canChangePayment: z.boolean(),
  }),
  status: 200,
  summary: 'What of an order can be edited before it is picked',
} as const satisfies Endpoint;

/** Ways by which orders are delivered and paid, by their names in the request's language. */
const ways = {
  method: 'GET',
  path: 'order/admin/ways/',
  access: { permission: 'orders.read' },
  reply: z.object({ deliveries: z.array(z.string()), payments: z.array(z.string()) }),
  status: 200,
  summary: 'Names of deliveries and payments, to filter orders by',
} as const satisfies Endpoint;

const goods = {
  method: 'GET',
  path: 'order/admin/goods/',
  access: { permission: 'orders.manage' },
  query: z.object({ q: line(100) }),
  reply: z.object({
    results: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        code: z.string(),
        /** Of a used device; null of a new thing. */
        grade: z.string().nullable(),
        price: amount,
        /** Free pieces in the warehouse. */
        free: z.int(),
      }),
    ),
  }),
  status: 200,
  summary: 'Goods that can be added to an order, by words of their name or their code',
} as const satisfies Endpoint;

const wish = {
  version,
  /** Lines whose number of pieces is another one from now on; 0 takes the line away. */
  lines: z
    .array(z.strictObject({ position: z.int('invalid_value').min(0, 'invalid_value'), quantity }))
    .max(200, 'too_large')
    .default([]),
  added: z
    .array(
      z.strictObject({
        productId: reference,
        quantity: quantity.min(1, 'not_a_count'),
      }),
    )
    .max(50, 'too_large')
    .default([]),
  /** Left out or null: as it was. */
  delivery: token.nullish(),
  /** Id of a pick-up place of the delivery. */
  place: reference.nullish(),
  /** Slug of a store. */
  store: token.nullish(),
  payment: token.nullish(),
};

const seen = { total: amount, toPay: amount, refund: amount };

const preview = {
  method: 'POST',
  path: 'order/admin/orders/{id}/edit/preview/',
  access: { permission: 'orders.manage' },
  params,
  body: z.strictObject(wish),
  /** Whole units: its price, what is left to pay and what goes back; `before` is its price as it is. */
  reply: z.object({ before: amount, shipping: amount, ...seen }),
  status: 200,
  conflicts: true,
  summary: 'What an edit of an order would come to',
} as const satisfies Endpoint;

const save = {
  method: 'POST',
  path: 'order/admin/orders/{id}/edit/',
  access: { permission: 'orders.manage' },
  params,
  body: z.strictObject({
    ...wish,
    reason: note(500),
    /** What the preview showed: another outcome is a 409 and nothing is stored. */
    seen: z.strictObject({
      total: z.int('invalid_value').min(0, 'invalid_value'),
      toPay: z.int('invalid_value').min(0, 'invalid_value'),
      refund: z.int('invalid_value').min(0, 'invalid_value'),
    }),
  }),
  reply: z.object({
    status: z.enum(orderStatuses),
    creditNote: z.string().nullable(),
    /** Money of an amount waits for another person, and the edit with it. */
    prepared,
  }),
  status: 200,
  conflicts: true,
  summary: 'Edits an order before it is picked, and settles the difference',
} as const satisfies Endpoint;

const saveNote = {
  method: 'POST',
  path: 'order/admin/orders/{id}/note/',
  access: { permission: 'orders.manage' },
  params,
  body: z.strictObject({
    note: note(1000),
    /** The note that the writer saw. What else of the order changed meanwhile is no conflict (T-WH-11). */
    seen: note(1000),
  }),
  reply: z.object({ note: z.string() }),
  status: 200,
  conflicts: true,
  summary: 'Writes the note of an order, in whatever state it is; its customer sees it',
} as const satisfies Endpoint;

/** Literal paths stand before patterns that match them too. */
export const orderEditEndpoints = {
  'admin-order-goods': goods,
  'admin-order-ways': ways,
  'admin-order-editable': editable,
  'admin-order-edit-preview': preview,
  'admin-order-edit': save,
  'admin-order-note': saveNote,
} as const;
