import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountWith, lineWith } from './discount.example.ts';
import { indexDiscounts, matchDiscounts } from './discount-index.ts';
import type { Discount } from './discount.ts';
import type { LineToPrice } from './cart-to-price.ts';

const scoped = (id: number, products: readonly string[], categories: readonly string[] = []) =>
  discountWith({ id, scope: { products, categories } });
const matches = (discounts: readonly Discount[], lines: readonly LineToPrice[]) =>
  matchDiscounts(indexDiscounts(discounts), lines, () => true).map(({ discount, lines: at }) => [
    discount.id,
    at,
  ]);

const phone = lineWith({ productCode: 'phone', categories: ['phones', 'apple'] });
const glass = lineWith({ productCode: 'glass', categories: ['accessories'] });
const insurance = lineWith({
  productCode: 'insurance',
  kind: 'service',
  categories: ['phones'],
});

describe('a discount in the index', () => {
  it('keeps everything that staff set', () => {
    const discount: Discount = {
      ...discountWith({ id: 7 }),
      isActive: false,
      isPublic: false,
      isCombinable: false,
      isAutomaticAssignment: false,
      isStudentDiscount: true,
      validFrom: new Date('2026-10-01T00:00:00Z'),
      validTo: '2026-10-31',
      discountType: 'absolute',
      discountValue: 500,
      isDiscountPerPiece: true,
      appliesTo: 'shipping',
      scope: { products: ['phone'], categories: ['phones'] },
      customerGroups: ['vip'],
      minimalDiscountNumerical: 3_000,
      minimalDiscountSets: [{ products: ['case'], categories: [], quantity: 2 }],
      usesLeft: 3,
    };
    expect(indexDiscounts([discount]).byId.get(7)).toEqual(discount);
  });

  it('has its percentage in hundredths, so that no binary fraction tips a half', () => {
    const index = indexDiscounts([discountWith({ id: 1, discountValue: 79.99 })]);
    expect(index.all[0]?.hundredths).toBe(7_999);
  });

  it('is not let in with a third decimal', () => {
    expect(() => indexDiscounts([discountWith({ id: 1, discountValue: 0.125 })])).toThrow(
      RangeError,
    );
  });
});

describe('a cart meets', () => {
  it('what names nothing on all goods, and on no service', () => {
    expect(matches([discountWith({ id: 1 })], [phone, insurance, glass])).toEqual([[1, [0, 2]]]);
    expect(matches([discountWith({ id: 1 })], [insurance])).toEqual([]);
  });

  it('what names a category on goods alone (T-DIS-15)', () => {
    expect(matches([scoped(1, [], ['phones'])], [insurance, phone])).toEqual([[1, [1]]]);
  });

  it('what names a service by its code on that service', () => {
    expect(matches([scoped(1, ['insurance'])], [phone, insurance])).toEqual([[1, [1]]]);
  });

  it('a line once, however often it is named', () => {
    const twice = scoped(1, ['phone', 'phone'], ['phones', 'apple']);
    expect(matches([twice], [phone, glass, phone])).toEqual([[1, [0, 2]]]);
  });

  it('nothing that names other things, and nothing that is not in play', () => {
    expect(matches([scoped(1, ['watch'], ['watches'])], [phone, glass])).toEqual([]);
    const index = indexDiscounts([discountWith({ id: 1 }), discountWith({ id: 2 })]);
    const candidates = matchDiscounts(index, [phone], ({ id }) => id === 2);
    expect(candidates.map(({ discount }) => discount.id)).toEqual([2]);
  });

  it('each discount with its own lines, by rising id, as if every line were asked of each', () => {
    const codes = ['phone', 'glass', 'case', 'insurance'] as const;
    const groups = ['phones', 'accessories', 'sale'] as const;
    const anyLine = fc.record({
      productCode: fc.constantFrom(...codes),
      kind: fc.constantFrom('goods', 'service'),
      categories: fc.subarray([...groups]),
    });
    const anyScope = fc.record({
      products: fc.subarray([...codes]),
      categories: fc.subarray([...groups]),
    });
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 6 }),
        fc.array(anyScope, { maxLength: 6 }),
        (drawn, scopes) => {
          const lines = drawn.map((line) => lineWith(line));
          const discounts = scopes.map((scope, id) => discountWith({ id, scope }));
          const expected = discounts.map(({ id, scope: { products, categories } }) => {
            const isEverything = products.length === 0 && categories.length === 0;
            const at = lines.flatMap(({ productCode, kind, categories: own }, place) => {
              const isInCategory = own.some((each) => categories.includes(each));
              const isNamed =
                products.includes(productCode) ||
                (kind === 'goods' && (isEverything || isInCategory));
              return isNamed ? [place] : [];
            });
            return [id, at] as const;
          });
          const found = matches(discounts.toReversed(), lines);
          expect(found).toEqual(expected.filter(([, at]) => at.length > 0));
        },
      ),
    );
  });
});
