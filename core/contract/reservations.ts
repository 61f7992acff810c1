import { z } from 'zod';
import { productConditions } from '../catalog/product-condition.ts';
import { reservationStatuses } from '../reservations/reservation-status.ts';
import { line, token } from '../shared/field-schemas.ts';
import { email } from './email.ts';
import type { Endpoint, RuleContext } from './endpoint.ts';
import { phone } from './phone.ts';

const status = z.enum(reservationStatuses);
const id = z.coerce
  .number('invalid_value')
  .int('invalid_value')
  .min(1)
  .max(2 ** 31 - 1);
const version = z.int('required').min(1, 'invalid_value');

const place = z.object({
  slug: z.string(),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  phone: z.string(),
});

/** What whoever holds the code may see: nothing of it names a person. */
const reservationView = z.object({
  code: z.string(),
  status,
  product: z.object({ seoName: z.string(), name: z.string(), detail: z.string() }),
  /** Whole units, paid at the store. */
  price: z.int().nonnegative(),
  /** What is shown at the counter, while the piece waits there. */
  pickUpCode: z.string().nullable(),
  store: place,
  readyAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export const reserve = {
  method: 'POST',
  path: 'reservations/',
  access: 'public',
  body: ({ market }: RuleContext) =>
    z.object({
      /** `seo_name` of a variant. */
      product: token,
      condition: z.enum(productConditions, 'required'),
      /** One certain piece, such as a used device; null takes the cheapest of the condition. */
      itemId: z.int('invalid_value').min(1, 'invalid_value').max(2_147_483_647).nullish(),
      store: token,
      name: line(100),
      eMail: email,
      phone: phone(market),
    }),
  reply: z.object({
    code: z.string(),
    readyAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    /** Path of the page that shows and cancels it. */
    url: z.string(),
  }),
  status: 201,
  limit: { attempts: 60, minutes: 10 },
  conflicts: true,
  repeatable: true,
  summary: 'Puts one piece aside at a store, ready in 30 minutes within its opening hours',
} as const satisfies Endpoint;

export const reservation = {
  method: 'GET',
  path: 'reservations/{code}/',
  access: 'public',
  params: z.object({ code: token }),
  reply: reservationView,
  status: 200,
  limit: { attempts: 120, minutes: 10 },
  summary: 'A reservation by its random code',
} as const satisfies Endpoint;

export const cancelReservation = {
  method: 'POST',
  path: 'reservations/{code}/cancel/',
  access: 'public',
  params: z.object({ code: token }),
  reply: reservationView,
  status: 200,
  limit: { attempts: 30, minutes: 10 },
  conflicts: true,
  summary: 'The customer gives the piece back; repeating it changes nothing',
} as const satisfies Endpoint;

const row = z.object({
  id: z.int(),
  status,
  product: z.string(),
  detail: z.string(),
  price: z.int(),
  store: z.object({ slug: z.string(), name: z.string() }),
  /** Null once it was wiped. */
  customer: z.object({ name: z.string(), eMail: z.string(), phone: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  readyAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  version: z.int(),
});

export const reservationList = {
  method: 'GET',
  path: 'admin/reservations/',
  access: { permission: 'reservations.manage' },
  query: z.object({
    offset: z.coerce.number('invalid_value').int('invalid_value').min(0).max(1_000_000).default(0),
    limit: z.coerce.number('invalid_value').int('invalid_value').min(1).max(500).default(50),
    status: status.optional(),
    store: token.optional(),
  }),
  reply: z.object({ count: z.int(), results: z.array(row) }),
  status: 200,
  summary: 'Reservations, newest first',
} as const satisfies Endpoint;

/** By POST, so that the code stands in no address and no log. */
export const findReservation = {
  method: 'POST',
  path: 'admin/reservations/find/',
  access: { permission: 'reservations.manage' },
  body: z.strictObject({ code: line(32) }),
  reply: row,
  status: 200,
  limit: { attempts: 60, minutes: 10 },
  summary: 'The reservation whose piece waits under a pick-up code; it changes nothing',
} as const satisfies Endpoint;

export const moveReservation = {
  method: 'POST',
  path: 'admin/reservations/{id}/move/',
  access: { permission: 'reservations.manage' },
  params: z.object({ id }),
  body: z.strictObject({
    status: z.enum(['ready', 'collected', 'cancelled'], 'required'),
    version,
  }),
  reply: row,
  status: 200,
  conflicts: true,
  summary: 'Makes a reservation ready, hands it over or cancels it',
} as const satisfies Endpoint;
