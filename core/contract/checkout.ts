import { arrival } from './arrival.ts';
import { z } from 'zod';
import { deliveryKinds, paymentKinds } from '../deliveries/matrix.ts';
import { line, optionalLine, token } from '../shared/field-schemas.ts';
import { cartTotals } from './cart-view.ts';
import { reference } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { cartLimit } from './cart-limit.ts';

const amount = z.int().nonnegative();
const storeChoice = z.object({
  slug: z.string(),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  /** Whether all pieces lie there already; otherwise they are brought. */
  hasAll: z.boolean(),
  readyAt: z.iso.datetime().nullable(),
});

export const timeslot = z.object({
  id: z.int(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  isFree: z.boolean(),
});

export const chosenPlace = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  opening: z.string(),
  isAvailable: z.boolean(),
  /** Why it cannot be chosen, or that it is congested. */
  message: z.string().nullable(),
});

const delivery = z.object({
  code: z.string(),
  kind: z.enum(deliveryKinds),
  name: z.string(),
  text: z.string(),
  price: amount,
  /** Price before it became free; null where nothing was saved. */
  usualPrice: amount.nullable(),
  isAvailable: z.boolean(),
  /** Why not, in the language of the request. */
  message: z.string().nullable(),
  /** Beginnings of the postcodes that it goes to; empty: everywhere. */
  servedPostcodes: z.array(z.string()),
  /** Days on which it arrives, `YYYY-MM-DD`, and until when one must order for that. */
  arrives: arrival.nullable(),
  stores: z.array(storeChoice),
  timeslots: z.array(timeslot),
});

const payment = z.object({
  code: z.string(),
  kind: z.enum(paymentKinds),
  name: z.string(),
  text: z.string(),
  fee: amount,
  isAvailable: z.boolean(),
  message: z.string().nullable(),
  /** A sandbox says that it is one. */
  isSandbox: z.boolean(),
});

/** Ways to deliver and to pay for one cart. */
export const paymentsAndDeliveries = z.object({
  deliveries: z.array(delivery),
  payments: z.array(payment),
  /** What does not go together, and why. */
  excluded: z.array(z.object({ delivery: z.string(), payment: z.string(), message: z.string() })),
  chosen: z.object({
    delivery: z.string().nullable(),
    payment: z.string().nullable(),
    place: chosenPlace.nullable(),
    store: z.string().nullable(),
    timeslot: z.int().nullable(),
  }),
  totals: cartTotals,
  /** False where nothing in the cart can be bought now. */
  hasGoods: z.boolean(),
  /** False where nothing is left to pay: there is no payment to choose (T-DIS-18). */
  needsPayment: z.boolean(),
});

export const getPaymentsAndDeliveries = {
  method: 'GET',
  path: 'cart/payments-and-deliveries/',
  access: 'public',
  reply: paymentsAndDeliveries,
  status: 200,
  summary: 'Ways to deliver and to pay for this cart, what goes with what and why not',
} as const satisfies Endpoint;

export const choosePaymentAndDelivery = {
  method: 'POST',
  path: 'cart/payments-and-deliveries/',
  access: 'public',
  visitorLimit: cartLimit,
  body: z.object({
    delivery: token.nullish(),
    payment: token.nullish(),
    /** Id of a pick-up place, of the chosen delivery. */
    place: reference.nullish(),
    /** Slug of a store. */
    store: token.nullish(),
    timeslot: reference.nullish(),
  }),
  reply: paymentsAndDeliveries,
  status: 200,
  conflicts: true,
  summary: 'Chooses delivery, payment, place, store or timeslot; what is left out stays',
} as const satisfies Endpoint;

export const deliveryPlaces = {
  method: 'GET',
  path: 'cart/delivery-places/',
  access: 'public',
  query: z.object({
    q: optionalLine(200),
    delivery: token.optional(),
    limit: z.coerce.number('invalid_value').int('invalid_value').min(1).max(100).default(30),
  }),
  reply: z.object({ count: z.int().nonnegative(), places: z.array(chosenPlace) }),
  status: 200,
  summary: 'Pick-up places by name, street, city or postcode ("110 00" is 11000)',
} as const satisfies Endpoint;

export const liftagoCheck = {
  method: 'POST',
  path: 'cart/liftago-check/',
  access: 'public',
  body: z.object({ street: line(100), city: line(100), postcode: line(16) }),
  reply: z.object({
    isAvailable: z.boolean(),
    price: amount.nullable(),
    minutes: z.int().nullable(),
    message: z.string().nullable(),
  }),
  status: 200,
  limit: { attempts: 30, minutes: 10 },
  summary: 'Whether a Liftago driver can bring the cart to an address within the hour',
} as const satisfies Endpoint;
