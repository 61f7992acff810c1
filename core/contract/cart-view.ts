import { z } from 'zod';
import { childKinds } from '../cart/child-kind.ts';
import { productConditions } from '../catalog/product-condition.ts';
import { grades } from '../buyback/grade.ts';
import { picture } from './picture.ts';

const amount = z.int().nonnegative();
/** A plan of installments as it stands for the package's price now. */
export const installmentView = z.object({
  id: z.int(),
  installmentArrangeType: z.enum(['on-store', 'online']),
  kind: z.enum(['installments', 'leasing']),
  company: z.string(),
  name: z.string(),
  ratePercent: z.number(),
  months: z.int(),
  downPayment: amount,
  financed: amount,
  installment: amount,
  lastInstallment: amount,
  total: amount,
  /** Hundredths of a percent. */
  rpsnHundredths: z.int(),
});

const child = z.object({
  id: z.int(),
  kind: z.enum(childKinds),
  /** Code of the add-on, or the accessory's own. */
  code: z.string(),
  /** Of an accessory, whose page it names; null for what belongs to a piece. */
  productSeoName: z.string().nullable(),
  name: z.string(),
  quantity: z.int().positive(),
  unitPrice: amount,
  listTotal: amount,
  net: amount,
  months: z.int().nullable(),
  /** Until when a quoted price holds; null where the price is not quoted. */
  quoteExpiresAt: z.iso.datetime().nullable(),
});

/** One product with everything chosen to it. */
export const cartPackage = z.object({
  id: z.int(),
  /** Id of the stock item. */
  productId: z.int(),
  productSeoName: z.string(),
  /** Path of the product's page with this piece chosen. */
  url: z.string(),
  name: z.string(),
  picture: picture.nullable(),
  condition: z.enum(productConditions),
  grade: z.enum(grades).nullable(),
  isSingleUnit: z.boolean(),
  quantity: z.int().positive(),
  mostQuantity: z.int().positive(),
  unitPrice: amount,
  /** Of the product alone, before discounts. */
  listTotal: amount,
  /** Of the product alone, after them. */
  net: amount,
  /** Of the product and its children, after discounts. */
  packageTotal: amount,
  payment: z.enum(['at_once', 'installments', 'leasing']),
  installment: installmentView.nullable(),
  /** The device that is sold to us for it, and for how much. */
  buyoutProduct: z
    .object({
      code: z.string(),
      name: z.string(),
      price: amount,
      /** What its sale lacks; the order cannot be finished before it is there. */
      missing: z.array(z.enum(['identity', 'device_number', 'account'])),
    })
    .nullable(),
  children: z.array(child),
  /** Left out of the totals: it cannot be bought now. */
  isBlocked: z.boolean(),
});

/** Where in the cart something is wrong. */
const cartProblemKinds = [
  'not_on_sale',
  'sold_out',
  'only_at_stores',
  'fewer_left',
  'price_changed',
  'quote_expired',
  'add_on_not_offered',
  'installment_not_possible',
  'leasing_not_alone',
  'buyback_not_valid',
  'bonus_not_valid',
  'code_invalid',
  'delivery_unavailable',
  'delivery_place_unavailable',
  'timeslot_full',
  'payment_unavailable',
] as const;

/** One click that mends a problem. */
const cartRepairs = [
  'remove_package',
  'remove_child',
  'reduce_quantity',
  'accept_price',
  'renew_quote',
  'pay_at_once',
  'keep_only_leasing',
  'remove_buyback',
  'remove_bonus',
  'remove_code',
  'choose_delivery',
  'choose_payment',
] as const;

const cartProblem = z.object({
  /** Names the problem to `cart-repair`; the same problem keeps its name. */
  id: z.string(),
  kind: z.enum(cartProblemKinds),
  /** In the language of the request: what happened and what the repair does. */
  message: z.string(),
  packageId: z.int().nullable(),
  childId: z.int().nullable(),
  repair: z.enum(cartRepairs),
  /** The order cannot be finished before it is mended. */
  isBlocking: z.boolean(),
});

/** A discount that counts, with each amount explained. */
const appliedDiscount = z.object({
  name: z.string(),
  code: z.string().nullable(),
  saved: amount,
  shippingSaved: amount,
  lines: z.array(z.object({ packageId: z.int(), childId: z.int().nullable(), amount })),
});

/** A discount that does not count, and why. */
const leftOutDiscount = z.object({
  /** Null where the reason may not be told. */
  name: z.string().nullable(),
  code: z.string().nullable(),
  reason: z.string(),
  message: z.string(),
  /** Amount or pieces that are missing to it. */
  missing: amount.nullable(),
});

export const cartTotals = z.object({
  /** At list prices. */
  listTotal: amount,
  /** Goods and services after discounts. */
  goods: amount,
  saved: amount,
  /** Null until a delivery is chosen. */
  shipping: amount.nullable(),
  paymentFee: amount.nullable(),
  total: amount,
  /** What swapped devices pay, the voucher of a buy-back, and what is left to be paid. */
  buyback: amount,
  bonus: amount,
  due: amount,
  /** What we pay out to the customer because the swapped device is worth more. */
  payout: amount,
  /** Goods still missing to free delivery; null where it is free or none is. */
  missingToFreeDelivery: amount.nullable(),
  applied: z.array(appliedDiscount),
  leftOut: z.array(leftOutDiscount),
});

export const cartView = z.object({
  /** Pieces of products and accessories; the number on the badge. */
  count: z.int().nonnegative(),
  cartPackagesItems: z.array(cartPackage),
  language: z.enum(['cs', 'ro']),
  lastVisitedProductCodes: z.array(z.string()),
  totals: cartTotals,
  problems: z.array(cartProblem),
  /** Names every amount that the customer sees; `order-finish` compares it. */
  digest: z.string(),
  /** `isCounting` is false where no student discount lowers anything in this cart. */
  studentCard: z.object({ last4: z.string(), isCounting: z.boolean() }).nullable(),
  bonusBuyback: z.object({ code: z.string(), amount }).nullable(),
});
