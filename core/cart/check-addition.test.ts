import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StockFacts } from '../catalog/availability.ts';
import { checkAddition, mostPackages, type Addition, type CartBefore } from './check-addition.ts';
import { mostOf } from './stock-problems.ts';

const today = '2026-11-21';
const customer = { isBusiness: false };

const stock: StockFacts = {
  warehouse: 8,
  stores: 2,
  nextDelivery: null,
  saleStarts: null,
  supplierDays: null,
  isDiscontinued: false,
};
const phone = { isOnSale: true, isSingleUnit: false, stock };
const empty: CartBefore = { packages: 0, ofProduct: 0, samePackage: 0, otherPayments: [] };

interface Case {
  readonly product?: Partial<Addition['product']>;
  readonly stock?: Partial<StockFacts>;
  readonly quantity?: number;
  readonly payment?: Addition['payment'];
  readonly before?: Partial<CartBefore>;
  readonly isBusiness?: boolean;
}

function check({ quantity = 1, payment = 'at_once', ...given }: Case) {
  const product = { ...phone, ...given.product, stock: { ...stock, ...given.stock } };
  const buyer = { isBusiness: given.isBusiness ?? false };
  const result = checkAddition(
    { product, quantity, payment },
    { ...empty, ...given.before },
    buyer,
    today,
  );
  return result.ok ? null : result.error;
}

describe('what can be added', () => {
  it.each<[string, Case]>([
    ['a piece of the warehouse', {}],
    ['all pieces of the warehouse', { quantity: 8 }],
    ['the last piece beside those in the cart', { before: { ofProduct: 7, samePackage: 7 } }],
    ['the one piece of a used device', { product: { isSingleUnit: true } }],
    [
      'more than there is, of what the supplier brings',
      {
        quantity: 10,
        stock: { warehouse: 0, stores: 0, supplierDays: 5 },
      },
    ],
    [
      'more than there is, before the first day of sale',
      {
        quantity: 10,
        stock: { warehouse: 2, saleStarts: '2026-12-01' },
      },
    ],
    ['what comes today', { stock: { warehouse: 0, stores: 0, nextDelivery: today } }],
    ['a discontinued product that still lies there', { stock: { isDiscontinued: true } }],
    ['999 pieces for a business', { isBusiness: true, quantity: 999, stock: { warehouse: 2_000 } }],
    ['a leased device alone', { payment: 'leasing' }],
    [
      'installments beside a purchase',
      {
        payment: 'installments',
        before: { packages: 1, otherPayments: ['at_once'] },
      },
    ],
    ['the last package', { before: { packages: mostPackages - 1, otherPayments: ['at_once'] } }],
  ])('is %s', (_, given) => expect(check(given)).toBeNull());
});

describe('what cannot be added', () => {
  it.each<[string, string, Case]>([
    ['a product that is not sold', 'product_not_on_sale', { product: { isOnSale: false } }],
    ['what nobody has', 'product_sold_out', { stock: { warehouse: 0, stores: 0 } }],
    [
      'what only stores have, which is reserved there',
      'product_only_at_stores',
      {
        stock: { warehouse: 0, supplierDays: 5 },
      },
    ],
    [
      'a discontinued product, whatever was to come',
      'product_sold_out',
      {
        stock: { warehouse: 0, stores: 0, isDiscontinued: true, nextDelivery: '2026-12-01' },
      },
    ],
    [
      'what should have come yesterday',
      'product_sold_out',
      {
        stock: { warehouse: 0, stores: 0, nextDelivery: '2026-11-20' },
      },
    ],
    [
      'two of a used device',
      'single_unit_in_cart',
      {
        product: { isSingleUnit: true },
        quantity: 2,
      },
    ],
    [
      'a used device that lies in the cart with other choices',
      'single_unit_in_cart',
      {
        product: { isSingleUnit: true },
        before: { ofProduct: 1 },
      },
    ],
    ['eleven pieces', 'too_many_pieces', { quantity: 11, stock: { warehouse: 50 } }],
    [
      'an eleventh piece',
      'too_many_pieces',
      {
        before: { ofProduct: 10, samePackage: 10 },
        stock: { warehouse: 50 },
      },
    ],
    [
      '1000 pieces of a business',
      'too_many_pieces',
      {
        isBusiness: true,
        quantity: 1_000,
        stock: { warehouse: 2_000 },
      },
    ],
    ['more than lies in the warehouse', 'not_enough_pieces', { quantity: 9 }],
    [
      'more than is left beside another package',
      'not_enough_pieces',
      {
        quantity: 3,
        before: { ofProduct: 6 },
      },
    ],
    [
      'a package beyond the last',
      'cart_full',
      {
        before: { packages: mostPackages, otherPayments: ['at_once'] },
      },
    ],
    [
      'a leased device beside anything (T-CART-3)',
      'leasing_not_alone',
      {
        payment: 'leasing',
        before: { packages: 1, otherPayments: ['at_once'] },
      },
    ],
    [
      'anything beside a leased device (T-CART-3)',
      'leasing_not_alone',
      {
        before: { packages: 1, otherPayments: ['leasing'] },
      },
    ],
    [
      'a second leased device (T-INS-10)',
      'leasing_not_alone',
      {
        payment: 'leasing',
        before: { packages: 1, otherPayments: ['leasing'] },
      },
    ],
  ])('is %s: %s', (_, refusal, given) => expect(check(given)).toBe(refusal));

  it('is said to be off sale before anything else is said of it', () => {
    const given = { product: { isOnSale: false }, stock: { warehouse: 0, stores: 0 } };
    expect(check({ ...given, quantity: 99, payment: 'leasing' })).toBe('product_not_on_sale');
  });
});

const day = fc.constantFrom('2026-11-20', today, '2026-11-22');
const stocks = fc.record({
  warehouse: fc.nat(15),
  stores: fc.nat(2),
  nextDelivery: fc.option(day),
  saleStarts: fc.option(day),
  supplierDays: fc.option(fc.integer({ min: 1, max: 9 })),
  isDiscontinued: fc.boolean(),
});

it('lets a line grow piece by piece exactly to what a cart may keep of the product', () => {
  fc.assert(
    fc.property(stocks, fc.boolean(), (facts, isSingleUnit) => {
      let pieces = 0;
      while (pieces < 20) {
        const before = { ...empty, ofProduct: pieces, samePackage: pieces };
        const product = { isOnSale: true, isSingleUnit, stock: facts };
        const addition = { product, quantity: 1, payment: 'at_once' } as const;
        if (!checkAddition(addition, before, customer, today).ok) break;
        pieces += 1;
      }
      expect(pieces).toBe(mostOf({ stock: facts, isSingleUnit }, 0, customer, today));
    }),
  );
});
