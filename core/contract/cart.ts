import { z } from 'zod';
import { childKinds } from '../cart/child-kind.ts';
import { line, token } from '../shared/field-schemas.ts';
import { cartPackage, cartView } from './cart-view.ts';
import { reference } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { cartLimit } from './cart-limit.ts';

const amount = z.int().nonnegative();
const params = z.object({
  id: z.coerce.number('invalid_value').int('invalid_value').min(1).max(Number.MAX_SAFE_INTEGER),
});
const packageId = z.int('invalid_value').min(1, 'invalid_value').max(Number.MAX_SAFE_INTEGER);
const quantity = z.int('not_a_count').min(1, 'not_a_count').max(999, 'too_many_chosen');
const count = z.object({ count: z.int().nonnegative() });

export const cart = {
  method: 'GET',
  path: 'cart/',
  access: 'public',
  reply: cartView,
  status: 200,
  summary: 'The cart with packages, totals, every amount explained, and problems to mend',
} as const satisfies Endpoint;

export const addToCart = {
  method: 'POST',
  path: 'cart/add-product/',
  access: 'public',
  visitorLimit: cartLimit,
  body: z.object({
    /** Id of the stock item, or `seo_name` of a variant: then its first offer on sale. */
    product: z.union([reference, token], 'required'),
    /** The package that an accessory or an add-on of its own belongs to. */
    cartPackageItemParentId: packageId.nullish(),
    installmentId: reference.nullish(),
    /** Code of the stored buy-back offer that is swapped for it. */
    buyoutProduct: token.nullish(),
    quantity: quantity.default(1),
    /** Insurance. */
    generalTuito: z.object({ id: reference }).nullish(),
    /** Insurance or protection of the screen. */
    screenTuito: z.object({ id: reference }).nullish(),
    mpWarranty: z.object({ monthCount: z.int('invalid_value').min(1).max(120) }).nullish(),
    prolongWarranty: z.object({ code: token }).nullish(),
  }),
  reply: count.extend({
    /** The package that was made or grew; its page is the sub-cart. */
    packageId: z.int(),
  }),
  status: 200,
  conflicts: true,
  summary: 'Adds a product with what was chosen to it',
} as const satisfies Endpoint;

export const removeFromCart = {
  method: 'POST',
  path: 'cart/remove-product/{id}/',
  access: 'public',
  visitorLimit: cartLimit,
  params,
  body: z.object({ parentPackageProductSeoName: token.nullish() }).default({}),
  reply: count.extend({ undo: z.object({ packageId: z.int() }).nullable() }),
  status: 200,
  summary:
    'Removes a package with its children, or with `parent_package_product_seo_name` one child',
} as const satisfies Endpoint;

export const restoreToCart = {
  method: 'POST',
  path: 'cart/restore-product/{id}/',
  access: 'public',
  visitorLimit: cartLimit,
  params,
  reply: count,
  status: 200,
  conflicts: true,
  summary: 'Brings a removed package back with everything chosen to it',
} as const satisfies Endpoint;

const option = z.object({
  id: z.int(),
  code: z.string(),
  kind: z.enum(childKinds),
  name: z.string(),
  text: z.string(),
  price: amount,
  months: z.int().nullable(),
  isChosen: z.boolean(),
});

const packageData = z.object({
  package: cartPackage,
  /** What can be chosen to it, at today's prices. */
  options: z.array(option),
  /** Accessories that fit, for the sub-cart: `seo_name`s for `catalog-cards`. */
  accessories: z.array(z.string()),
});

export const packageProduct = {
  method: 'GET',
  path: 'cart/package-product/{id}/',
  access: 'public',
  params,
  reply: packageData,
  status: 200,
  summary: 'One package with what can be chosen to it',
} as const satisfies Endpoint;

export const changePackage = {
  method: 'PATCH',
  path: 'cart/package-product/{id}/',
  access: 'public',
  visitorLimit: cartLimit,
  params,
  body: z.object({
    quantity: quantity.optional(),
    selectedInsuranceIds: z.array(reference).max(10, 'too_many_chosen').optional(),
    warrantyMonthValue: z.int('invalid_value').min(1).max(120).nullish(),
    prolongWarrantyCode: token.nullish(),
    screenProtectionId: reference.nullish(),
    /** Program of installments or leasing; null pays at once. */
    installmentId: reference.nullish(),
  }),
  reply: packageData,
  status: 200,
  conflicts: true,
  summary: "Changes a package's quantity or what was chosen to it; what is left out stays",
} as const satisfies Endpoint;

export const repairCart = {
  method: 'POST',
  path: 'cart/repair/',
  access: 'public',
  visitorLimit: cartLimit,
  body: z.object({ problem: line(200) }),
  reply: cartView,
  status: 200,
  conflicts: true,
  summary: 'Mends one problem of the cart',
} as const satisfies Endpoint;
