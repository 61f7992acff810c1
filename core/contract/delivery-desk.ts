import { z } from 'zod';
import { deliveryKinds, paymentKinds } from '../deliveries/matrix.ts';
import { line, token } from '../shared/field-schemas.ts';
import { arrival } from './arrival.ts';
import { reference } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const access = { permission: 'shop.settings' } as const;
const amount = z.int().nonnegative();
const names = z.object({ cs: z.string(), ro: z.string() });

const matrix = z.object({
  deliveries: z.array(
    z.object({
      code: z.string(),
      kind: z.enum(deliveryKinds),
      name: names,
      price: amount,
      isActive: z.boolean(),
    }),
  ),
  payments: z.array(
    z.object({
      code: z.string(),
      kind: z.enum(paymentKinds),
      name: names,
      fee: amount,
      isActive: z.boolean(),
    }),
  ),
  /** What does not go together, and why; all else does. */
  apart: z.array(
    z.object({
      delivery: z.string(),
      payment: z.string(),
      /** Only what the shop took apart itself can be put together again. */
      reason: z.enum(['no_cash_there', 'transfer_too_slow', 'excluded_by_shop']),
    }),
  ),
  /** What customers meet in vain now. */
  gaps: z.array(
    z.object({
      kind: z.enum([
        'no_delivery',
        'no_payment',
        'delivery_without_payment',
        'payment_without_delivery',
      ]),
      code: z.string().nullable(),
    }),
  ),
});

const pieces = z.int('required').min(1, 'not_positive').max(1_000, 'too_large');

const trial = z.object({
  /** Goods after discounts, and what their packages weigh together. */
  goods: amount,
  grams: amount,
  /** What of the cart cannot be bought as it is typed, in words. */
  problems: z.array(z.string()),
  deliveries: z.array(
    z.object({
      code: z.string(),
      kind: z.enum(deliveryKinds),
      name: z.string(),
      isOffered: z.boolean(),
      /** Why it is not offered, in words; empty where it is. */
      reasons: z.array(z.string()),
      /** What the checkout offers with a shortage: nothing to choose of. */
      notes: z.array(z.string()),
      /** Null of a delivery that is switched off. */
      price: amount.nullable(),
      usualPrice: amount.nullable(),
      arrives: arrival.nullable(),
      payments: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          fee: amount,
          /** Why it is not offered with this delivery; null where it is. */
          message: z.string().nullable(),
        }),
      ),
    }),
  ),
});

/** Which deliveries go with which payments, and what a cart would be offered. */
export const deliveryDeskEndpoints = {
  'admin-delivery-matrix': {
    method: 'GET',
    path: 'admin/delivery-matrix/',
    access,
    reply: matrix,
    status: 200,
    summary: 'Which ways to deliver and to pay go together, and what customers meet in vain',
  },
  'admin-delivery-matrix-save': {
    method: 'PATCH',
    path: 'admin/delivery-matrix/',
    access,
    body: z.strictObject({
      delivery: token,
      payment: token,
      goesTogether: z.boolean('required'),
    }),
    reply: matrix,
    status: 200,
    summary: 'Takes a way to deliver and a way to pay apart, or puts them together again',
  },
  'admin-delivery-trial-preview': {
    method: 'POST',
    path: 'admin/delivery-trial/',
    access,
    body: z.strictObject({
      items: z
        .array(z.strictObject({ product: reference, pieces }))
        .min(1, 'required')
        .max(50, 'too_large'),
      /** Where it is to be brought; null: wherever. */
      postcode: line(10).nullable(),
      /** Price level of the customer; null: everybody's prices. */
      level: reference.nullable(),
    }),
    reply: trial,
    status: 200,
    summary: 'What a cart would be offered now, by the rules of the checkout; nothing is kept',
  },
} as const satisfies Record<string, Endpoint>;
