import fc from 'fast-check';
import { expect, it } from 'vitest';
import { discountWith, noonInPrague } from './discount.example.ts';
import { indexDiscounts } from './discount-index.ts';
import { priceCart } from './price-cart.ts';
import { unitNets } from './unit-nets.ts';

const anyLine = fc.record({
  productCode: fc.constantFrom('a', 'b', 'c'),
  categories: fc.subarray(['x', 'y']),
  kind: fc.constantFrom('goods', 'goods', 'service'),
  unitPrice: fc.nat(30_000),
  levelPrice: fc.option(fc.nat(30_000)),
  quantity: fc.integer({ min: 1, max: 12 }),
});
const anyDiscount = fc.record({
  discountType: fc.constantFrom('percentage', 'absolute', 'fixed'),
  discountValue: fc.integer({ min: 1, max: 100 }),
  isDiscountPerPiece: fc.boolean(),
  isCombinable: fc.boolean(),
  appliesTo: fc.constantFrom('goods', 'goods', 'shipping'),
  scope: fc.record({
    products: fc.subarray(['a', 'b', 'c']),
    categories: fc.subarray(['x', 'y']),
  }),
});

it('explains every amount, and the nets of all pieces with shipping and fee are the total', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 8 }),
      fc.array(anyDiscount, { maxLength: 12 }),
      fc.nat(300),
      fc.nat(60),
      (lines, sets, shipping, paymentFee) => {
        // Odd ones take amounts worth speaking of off prices up to 30 000.
        const discounts = sets.map((set, id) =>
          discountWith({
            id,
            ...set,
            discountValue: set.discountValue * (set.discountType !== 'percentage' ? 97 : 1),
          }),
        );
        const cart = {
          lines: lines.map((line, at) => ({ id: `l${at}`, ...line })),
          shipping,
          paymentFee,
        };
        const priced = priceCart(indexDiscounts(discounts), cart, noonInPrague);
        const nets = priced.lines.flatMap(({ net }, at) => unitNets(net, lines[at]?.quantity ?? 0));
        expect(nets.every((net) => Number.isInteger(net) && net >= 0)).toBe(true);
        const goods = nets.reduce((sum, net) => sum + net, 0);
        expect(goods + priced.shipping + paymentFee).toBe(priced.total);
        expect(priced.shipping).toBeGreaterThanOrEqual(0);
        for (const { id, listTotal, levelSaved, net } of priced.lines) {
          const taken = priced.applied
            .flatMap((each) => each.lines)
            .filter(({ lineId }) => lineId === id)
            .reduce((sum, { amount }) => sum + amount, 0);
          expect(listTotal - levelSaved - taken).toBe(net);
        }
        const off = priced.applied.reduce((sum, { shippingSaved }) => sum + shippingSaved, 0);
        expect(shipping - off).toBe(priced.shipping);
      },
    ),
  );
});

it.each([
  [2_686, 3, [896, 895, 895]],
  [2_697, 3, [899, 899, 899]],
  [0, 2, [0, 0]],
  [1, 3, [1, 0, 0]],
])('shares a line of %d between %d pieces', (net, quantity, nets) => {
  expect(unitNets(net, quantity)).toEqual(nets);
});
