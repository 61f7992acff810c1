import { z } from 'zod';
import { languages } from '../market/market.ts';
import { note, token } from '../shared/field-schemas.ts';
import { reference } from './catalog-admin-fields.ts';
import { paymentsAndDeliveries } from './checkout.ts';
import type { Endpoint } from './endpoint.ts';
import { typedBill, typedDelivery } from './order-contacts.ts';

const access = { permission: 'orders.manage' } as const;
const quantity = z.int('not_a_count').min(1, 'not_a_count').max(999, 'too_many_chosen');

const wish = {
  /** Of `admin-customer-find`; null for somebody new. */
  customer: token.nullable(),
  items: z
    .array(z.strictObject({ product: reference, quantity }))
    .min(1, 'required')
    .max(50, 'too_large'),
  delivery: token.nullish(),
  payment: token.nullish(),
  /** Id of a pick-up place of the delivery. */
  place: reference.nullish(),
  /** Slug of a store. */
  store: token.nullish(),
};

const preview = {
  method: 'POST',
  path: 'order/admin/phone-orders/preview/',
  access,
  body: z.strictObject(wish),
  reply: z.object({
    /** What of the goods cannot be bought as it is, in words. */
    problems: z.array(z.string()),
    /** What the checkout offers this customer for them. */
    checkout: paymentsAndDeliveries,
    /** Whether the address of an earlier order is known, so that it need not be typed. */
    hasAddress: z.boolean(),
  }),
  status: 200,
  conflicts: true,
  summary: 'What goods would cost a customer, and how they could be delivered and paid',
} as const satisfies Endpoint;

const place = {
  method: 'POST',
  path: 'order/admin/phone-orders/',
  access,
  body: z.strictObject({
    ...wish,
    /** Born with the dialog: the same one again answers with the same order. */
    token,
    /** What is known of the customer need not be typed; what is typed goes over it. */
    orderBillingAddress: typedBill,
    orderDeliveryAddress: typedDelivery.nullable(),
    note: note(1_000),
    /** In which they are written to; null: as before, or the market's own. */
    language: z.enum(languages, 'invalid_value').nullable(),
    /** The customer heard the terms and agreed; without it nothing is ordered. */
    agreesWithTerms: z.literal(true, 'terms_required'),
    wantsNewsletter: z.boolean('invalid_value'),
    /** What the preview came to, whole units: another amount is a 409 and nothing is stored. */
    seenDue: z.int('invalid_value').min(0, 'invalid_value'),
  }),
  reply: z.object({ id: z.int(), number: z.string() }),
  status: 201,
  conflicts: true,
  summary: 'Places an order for a customer who is on the phone, by the rules of the checkout',
} as const satisfies Endpoint;

/** Orders that staff make for somebody on the phone. */
export const phoneOrderEndpoints = {
  'admin-phone-order-preview': preview,
  'admin-phone-order': place,
} as const satisfies Record<string, Endpoint>;
