import type { Discount } from './discount.ts';
import type { CartToPrice, EnteredCode, LineToPrice, PricingSituation } from './cart-to-price.ts';

/** A live, public, combinable, automatic discount of 10 % on all goods, but for what a test sets. */
export const discountWith = (set: Partial<Discount> & { id: number }): Discount => ({
  isActive: true,
  isPublic: true,
  isCombinable: true,
  isAutomaticAssignment: true,
  isStudentDiscount: false,
  validFrom: null,
  validTo: null,
  discountType: 'percentage',
  discountValue: 10,
  isDiscountPerPiece: false,
  appliesTo: 'goods',
  scope: { products: [], categories: [] },
  customerGroups: [],
  minimalDiscountNumerical: null,
  minimalDiscountSets: [],
  usesLeft: null,
  ...set,
});

export const lineWith = (set: Partial<LineToPrice>): LineToPrice => ({
  id: set.productCode ?? 'a',
  productCode: 'a',
  categories: [],
  kind: 'goods',
  unitPrice: 1_000,
  levelPrice: null,
  quantity: 1,
  ...set,
});

export const cartOf = (lines: readonly LineToPrice[], shipping = 0): CartToPrice => ({
  lines,
  shipping,
  paymentFee: 0,
});

/** Noon of 1 October 2026 in Prague, nothing in hand. */
export const noonInPrague: PricingSituation = {
  now: new Date('2026-10-01T10:00:00Z'),
  timeZone: 'Europe/Prague',
  customerGroups: new Set(),
  entered: new Map(),
  hasStudentCard: false,
};

/** Entered codes of discounts by id; each code is `CODE` and the id. */
export const entering = (...ids: readonly number[]): Map<number, EnteredCode> =>
  new Map(ids.map((id) => [id, { code: `CODE${id}`, usesLeft: null }]));
