import { z } from 'zod';
import { line, token } from '../shared/field-schemas.ts';
import { cartView, installmentView } from './cart-view.ts';
import type { Endpoint } from './endpoint.ts';
import { cartLimit } from './cart-limit.ts';

const amount = z.int().nonnegative();
const packageId = z.int('invalid_value').min(1, 'invalid_value').max(Number.MAX_SAFE_INTEGER);

const installments = z.object({
  packages: z.array(
    z.object({
      packageId: z.int(),
      name: z.string(),
      price: amount,
      chosenId: z.int().nullable(),
      plans: z.array(installmentView),
      /** Why some are not offered: the price is under the least or over the most financed. */
      notOffered: z.array(z.object({ name: z.string(), message: z.string() })),
    }),
  ),
});

export const cartInstallments = {
  method: 'GET',
  path: 'cart/installments/',
  access: 'public',
  reply: installments,
  status: 200,
  summary: 'Plans of installments and leasing for each package',
} as const satisfies Endpoint;

export const bestInstallments = {
  method: 'GET',
  path: 'cart/installments/best/',
  access: 'public',
  reply: z.object({
    lowestTotal: installmentView.nullable(),
    lowestInstallment: installmentView.nullable(),
    /** With no interest at all. */
    interestFree: installmentView.nullable(),
  }),
  status: 200,
  summary: 'The best plans for what is in the cart',
} as const satisfies Endpoint;

export const calculateInstallments = {
  method: 'GET',
  path: 'installments/calculator/',
  access: 'public',
  query: z.object({
    price: z.coerce.number('invalid_value').int('invalid_value').min(1).max(10_000_000),
    downPayment: z.coerce
      .number('invalid_value')
      .int('invalid_value')
      .min(0)
      .max(10_000_000)
      .default(0),
  }),
  reply: z.object({ plans: z.array(installmentView) }),
  status: 200,
  cached: true,
  summary: 'Plans for a price',
} as const satisfies Endpoint;

export const discountCode = {
  method: 'POST',
  path: 'cart/discount-code/',
  access: 'public',
  visitorLimit: cartLimit,
  /** A code, or a card with its holder; of both the card. */
  body: z
    .object({
      code: line(64).nullish(),
      cardNumber: line(40).nullish(),
      cardHolder: line(100).nullish(),
    })
    .superRefine(({ code = null, cardNumber = null, cardHolder = null }, refused) => {
      const isCard = cardNumber !== null || cardHolder !== null;
      const missing = [
        ...(isCard || code !== null ? [] : ['code']),
        ...(isCard && cardNumber === null ? ['cardNumber'] : []),
        ...(isCard && cardHolder === null ? ['cardHolder'] : []),
      ];
      for (const field of missing) {
        refused.addIssue({ code: 'custom', path: [field], message: 'required' });
      }
    }),
  reply: cartView,
  status: 200,
  summary: 'Enters a discount code or a student card; 20 wrong ones in 10 minutes are a 429',
} as const satisfies Endpoint;

export const removeDiscount = {
  method: 'POST',
  path: 'cart/discount-code/remove/',
  access: 'public',
  visitorLimit: cartLimit,
  /** Without a code it is the card. */
  body: z.object({ code: line(64).nullish(), cardNumber: line(40).nullish() }),
  reply: cartView,
  status: 200,
  summary: 'Takes a discount code or the student card back',
} as const satisfies Endpoint;

export const applyBonus = {
  method: 'POST',
  path: 'cart/bonus-buyback/',
  access: 'public',
  visitorLimit: cartLimit,
  body: z.object({ code: token }),
  reply: cartView,
  status: 200,
  summary: "Pays a part with the voucher of a bought-back device, named by the buy-back's code",
} as const satisfies Endpoint;

export const removeBonus = {
  method: 'DELETE',
  path: 'cart/bonus-buyback/',
  access: 'public',
  visitorLimit: cartLimit,
  reply: cartView,
  status: 200,
  summary: 'Takes the voucher back',
} as const satisfies Endpoint;

const prolong = z.object({ packageId });

export const prolongWarranty = {
  method: 'POST',
  path: 'cart/prolong-warranty/',
  access: 'public',
  visitorLimit: cartLimit,
  body: prolong.extend({ code: token }),
  reply: cartView,
  status: 200,
  conflicts: true,
  summary: "Prolongs the warranty of a package's product",
} as const satisfies Endpoint;

export const removeProlongWarranty = {
  method: 'DELETE',
  path: 'cart/prolong-warranty/',
  access: 'public',
  visitorLimit: cartLimit,
  query: z.object({ packageId: z.coerce.number('invalid_value').int('invalid_value').min(1) }),
  reply: cartView,
  status: 200,
  summary: 'Takes the prolonged warranty back',
} as const satisfies Endpoint;
