import { describe, expect, it } from 'vitest';
import { cartOf, discountWith, entering, lineWith, noonInPrague } from './discount.example.ts';
import { indexDiscounts } from './discount-index.ts';
import type { Discount } from './discount.ts';
import { priceCart } from './price-cart.ts';
import type { LineToPrice } from './cart-to-price.ts';

const price = (
  discounts: readonly Discount[],
  lines: readonly LineToPrice[],
  { shipping = 0, situation = noonInPrague } = {},
) => priceCart(indexDiscounts(discounts), cartOf(lines, shipping), situation);

const phone = (unitPrice: number, set: Partial<LineToPrice> = {}) =>
  lineWith({ productCode: 'phone', unitPrice, ...set });
const amountOff = (id: number, discountValue: number, set: Partial<Discount> = {}) =>
  discountWith({ id, discountType: 'absolute', discountValue, ...set });

describe('the order of the steps', () => {
  it('takes the percentage before the amount, in whatever order the codes came', () => {
    const situation = { ...noonInPrague, entered: entering(7, 3) };
    const byCode = { isAutomaticAssignment: false };
    const discounts = [amountOff(3, 500, byCode), discountWith({ id: 7, ...byCode })];
    expect(price(discounts, [phone(9_990)], { situation }).total).toBe(8_491);
    expect(price(discounts.toReversed(), [phone(9_990)], { situation }).total).toBe(8_491);
  });

  it('goes from the price level over a fixed price and a percentage to amounts and shipping', () => {
    const discounts = [
      discountWith({ id: 1, appliesTo: 'shipping', discountValue: 50 }),
      amountOff(2, 100),
      amountOff(3, 20, { isDiscountPerPiece: true }),
      discountWith({ id: 4, discountValue: 10 }),
      discountWith({ id: 5, discountType: 'fixed', discountValue: 800 }),
    ];
    const line = phone(1_000, { levelPrice: 900, quantity: 2 });
    const priced = price(discounts, [line], { shipping: 99 });
    // 2 × 900 → 2 × 800 → -160 → -40 → -100; shipping 99 - 50 (49.5 rounded).
    expect(priced).toMatchObject({ goods: 1_300, shipping: 49, total: 1_349, leftOut: [] });
    expect(priced.lines).toEqual([{ id: 'phone', listTotal: 2_000, levelSaved: 200, net: 1_300 }]);
    const saved = priced.applied.map(({ discountId, saved: amount }) => [discountId, amount]);
    expect(saved).toEqual([
      [5, 200],
      [4, 160],
      [3, 40],
      [2, 100],
      [1, 50],
    ]);
  });

  it('never lets a price level or a fixed price raise a price', () => {
    const fixed = discountWith({ id: 1, discountType: 'fixed', discountValue: 8_000 });
    const priced = price([fixed], [phone(7_500, { levelPrice: 9_000 })]);
    expect(priced.total).toBe(7_500);
    expect(priced.leftOut).toMatchObject([{ discountId: 1, reason: 'already_lower' }]);
  });

  it('says "already lower" of a fixed price that combines with nothing, too', () => {
    const fixed = { discountType: 'fixed', discountValue: 8_000, isCombinable: false } as const;
    const priced = price([discountWith({ id: 1, ...fixed }), amountOff(2, 10)], [phone(7_500)]);
    expect(priced.leftOut).toMatchObject([{ discountId: 1, reason: 'already_lower' }]);
  });

  it.each([
    [true, 2_685],
    [false, 2_686],
  ])('rounds a percentage per piece (%s) to %d', (isDiscountPerPiece, total) => {
    const line = phone(995, { quantity: 3 });
    expect(price([discountWith({ id: 1, isDiscountPerPiece })], [line]).total).toBe(total);
  });

  it('gives each line its best percentage only, the lower id where two are alike', () => {
    const discounts = [
      discountWith({ id: 9, discountValue: 20, scope: { products: ['glass'], categories: [] } }),
      discountWith({ id: 5 }),
      discountWith({ id: 4 }),
    ];
    const priced = price(discounts, [phone(1_000), lineWith({ productCode: 'glass' })]);
    expect(priced.applied).toMatchObject([
      { discountId: 4, lines: [{ lineId: 'phone', amount: 100 }] },
      { discountId: 9, lines: [{ lineId: 'glass', amount: 200 }] },
    ]);
    expect(priced.leftOut).toMatchObject([{ discountId: 5, reason: 'better_percentage' }]);
  });

  it('lets the narrow amount go before the wide one, which takes from what is left', () => {
    const narrow = amountOff(2, 150, { scope: { products: ['phone'], categories: [] } });
    const lines = [phone(100), lineWith({ productCode: 'glass', unitPrice: 100 })];
    expect(price([amountOff(1, 100), narrow], lines).total).toBe(0);
  });

  it('spreads an amount off the cart by the prices of the lines', () => {
    const lines = [24_990, 499, 299].map((unitPrice, at) => lineWith({ id: `l${at}`, unitPrice }));
    expect(price([amountOff(1, 2_000)], lines).applied).toMatchObject([
      { lines: [{ amount: 1_938 }, { amount: 39 }, { amount: 23 }] },
    ]);
  });
});

describe('totals', () => {
  it('takes no more than there is, keeps the rest and still counts the code as used', () => {
    const voucher = amountOff(1, 500, { isAutomaticAssignment: false });
    const situation = { ...noonInPrague, entered: entering(1) };
    expect(price([voucher], [phone(300)], { situation })).toMatchObject({
      total: 0,
      applied: [{ discountId: 1, code: 'CODE1', saved: 300 }],
    });
  });

  it('still asks for a payment of the shipping when the goods are free', () => {
    const free = discountWith({ id: 1, discountValue: 100 });
    const priced = price([free], [phone(9_990)], { shipping: 99 });
    expect(priced).toMatchObject({ total: 99, needsPayment: true });
    const freeShipping = discountWith({ id: 2, discountValue: 100, appliesTo: 'shipping' });
    expect(price([free, freeShipping], [phone(9_990)], { shipping: 99 })).toMatchObject({
      total: 0,
      needsPayment: false,
    });
  });

  it('adds the payment fee, which no discount lowers', () => {
    const index = indexDiscounts([discountWith({ id: 1, discountValue: 100 })]);
    const cart = { ...cartOf([phone(500)]), paymentFee: 40 };
    expect(priceCart(index, cart, noonInPrague)).toMatchObject({ paymentFee: 40, total: 40 });
  });

  it('prices an empty cart at the shipping', () => {
    expect(price([discountWith({ id: 1 })], [], { shipping: 99 }).total).toBe(99);
  });
});

describe('services', () => {
  const insurance = lineWith({ productCode: 'insurance', kind: 'service', categories: ['phones'] });

  it('discounts the phone and leaves its insurance alone', () => {
    const scopes = [
      { products: [], categories: [] },
      { products: [], categories: ['phones'] },
    ];
    for (const scope of scopes) {
      const lines = [phone(10_000, { categories: ['phones'] }), insurance];
      expect(price([discountWith({ id: 1, scope })], lines).lines).toMatchObject([
        { net: 9_000 },
        { net: 1_000 },
      ]);
    }
  });

  it('discounts a service that is named by its code', () => {
    const scope = { products: ['insurance'], categories: [] };
    expect(price([discountWith({ id: 1, scope })], [insurance]).total).toBe(900);
  });
});
