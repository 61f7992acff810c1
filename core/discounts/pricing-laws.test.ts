import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartOf, discountWith, lineWith, noonInPrague } from './discount.example.ts';
import { indexDiscounts } from './discount-index.ts';
import type { Discount } from './discount.ts';
import { priceCart } from './price-cart.ts';
import { unitNets } from './unit-nets.ts';

const products = ['phone', 'case', 'glass'] as const;

const lines = fc.uniqueArray(
  fc.record({
    productCode: fc.constantFrom(...products),
    unitPrice: fc.nat(30_000),
    levelPrice: fc.option(fc.nat(30_000)),
    quantity: fc.integer({ min: 1, max: 6 }),
  }),
  { minLength: 1, maxLength: 3, selector: ({ productCode }) => productCode },
);

const settings = fc.record({
  discountType: fc.constantFrom('percentage', 'absolute', 'fixed'),
  discountValue: fc.integer({ min: 1, max: 100 }),
  isDiscountPerPiece: fc.boolean(),
  isCombinable: fc.boolean(),
  appliesTo: fc.constantFrom('goods', 'shipping'),
  scope: fc.record({
    products: fc.subarray([...products]),
    categories: fc.constant<readonly string[]>([]),
  }),
});
const discounts = fc
  .array(settings, { maxLength: 4 })
  .map((all) => all.map((set, at): Discount => discountWith({ ...set, id: at + 1 })));

const carts = fc
  .tuple(lines, fc.nat(300))
  .map(([given, shipping]) => cartOf(given.map(lineWith), shipping));

const price = (cart: ReturnType<typeof cartOf>, all: readonly Discount[]) =>
  priceCart(indexDiscounts(all), cart, noonInPrague);

describe('a price', () => {
  it('is the same in whatever order staff made the discounts known', () => {
    fc.assert(
      fc.property(carts, discounts, (cart, all) => {
        expect(price(cart, all.toReversed())).toEqual(price(cart, all));
      }),
    );
  });

  it('never falls below nothing, on no line and not for the shipping', () => {
    fc.assert(
      fc.property(carts, discounts, (cart, all) => {
        const priced = price(cart, all);
        expect(priced.shipping).toBeGreaterThanOrEqual(0);
        expect(priced.lines.filter(({ net }) => net < 0)).toEqual([]);
      }),
    );
  });

  it('never rises by discounts, on no line and not for the shipping', () => {
    fc.assert(
      fc.property(carts, discounts, (cart, all) => {
        const [without, priced] = [price(cart, []), price(cart, all)];
        expect(priced.shipping).toBeLessThanOrEqual(without.shipping);
        priced.lines.forEach(({ net }, at) => {
          expect(net).toBeLessThanOrEqual(without.lines[at]?.net ?? 0);
        });
      }),
    );
  });

  it('is explained to the last crown: list prices, less levels, less what was applied (T-MON-7)', () => {
    fc.assert(
      fc.property(carts, fc.nat(90), discounts, (bought, paymentFee, all) => {
        const cart = { ...bought, paymentFee };
        const priced = price(cart, all);
        for (const { id, listTotal, levelSaved, net } of priced.lines) {
          const taken = priced.applied.flatMap(({ lines: parts }) => parts);
          const saved = taken
            .filter(({ lineId }) => lineId === id)
            .reduce((sum, { amount }) => sum + amount, 0);
          expect(listTotal - levelSaved - saved).toBe(net);
        }
        const goods = priced.lines.reduce((sum, { net }) => sum + net, 0);
        expect(priced.goods).toBe(goods);
        const offShipping = priced.applied.reduce((sum, each) => sum + each.shippingSaved, 0);
        expect(priced.shipping + offShipping).toBe(cart.shipping);
        expect(priced.total).toBe(goods + priced.shipping + paymentFee);
        expect(priced.needsPayment).toBe(priced.total > 0);
      }),
    );
  });

  it('names every discount once, applied or left out, and none of its own making', () => {
    fc.assert(
      fc.property(carts, discounts, (cart, all) => {
        const { applied, leftOut } = price(cart, all);
        const named = [...applied, ...leftOut].map(({ discountId }) => discountId);
        expect(new Set(named).size).toBe(named.length);
        expect(named.filter((id) => !all.some((each) => each.id === id))).toEqual([]);
        expect(applied.filter(({ saved }) => saved <= 0)).toEqual([]);
      }),
    );
  });

  it('never rises by one more discount that combines with all', () => {
    fc.assert(
      fc.property(carts, discounts, settings, (cart, all, set) => {
        const joining = all.map((each) => ({ ...each, isCombinable: true }));
        const more = discountWith({ ...set, isCombinable: true, id: 99 });
        const [before, after] = [price(cart, joining), price(cart, [...joining, more])];
        expect(after.total).toBeLessThanOrEqual(before.total);
      }),
    );
  });

  it('is not moved by a discount of what is not bought', () => {
    const scope = { products: ['watch'], categories: [] };
    fc.assert(
      fc.property(carts, discounts, settings, (cart, all, set) => {
        const other = discountWith({ ...set, appliesTo: 'goods', scope, id: 99 });
        expect(price(cart, [...all, other]).total).toBe(price(cart, all).total);
      }),
    );
  });
});

it('shares the price of a line among its pieces so that they differ by one at most (T-DIS-2)', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 40 }), (net, quantity) => {
      const pieces = unitNets(net, quantity);
      expect(pieces).toHaveLength(quantity);
      expect(pieces.reduce((sum, piece) => sum + piece, 0)).toBe(net);
      expect(pieces).toEqual(pieces.toSorted((a, b) => b - a));
      expect(Math.max(...pieces) - Math.min(...pieces)).toBeLessThanOrEqual(1);
    }),
  );
});
