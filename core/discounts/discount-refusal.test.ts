import { describe, expect, it } from 'vitest';
import { cartOf, discountWith, entering, lineWith, noonInPrague } from './discount.example.ts';
import { indexDiscounts } from './discount-index.ts';
import { publicReasonOf } from './discount-refusal.ts';
import type { Discount } from './discount.ts';
import { priceCart } from './price-cart.ts';
import type { LineToPrice, PricingSituation } from './cart-to-price.ts';

const at = (now: string, timeZone = 'Europe/Prague') => ({
  ...noonInPrague,
  now: new Date(now),
  timeZone,
});
const byCode: PricingSituation = { ...noonInPrague, entered: entering(1) };

const leftOut = (set: Partial<Discount>, lines: readonly LineToPrice[], situation = byCode) =>
  priceCart(indexDiscounts([discountWith({ id: 1, ...set })]), cartOf(lines), situation).leftOut;

const refusals = [
  ['inactive', { isActive: false }],
  ['not_yet_valid', { validFrom: new Date('2026-10-01T10:00:00.001Z') }],
  ['expired', { validTo: '2026-09-30' }],
  ['used_up', { usesLeft: 0 }],
  ['wrong_group', { customerGroups: ['business'] }],
  ['nothing_matches', { scope: { products: ['other'], categories: ['none'] } }],
] as const;

describe('a code that may not be used', () => {
  it.each(refusals)('is left out as %s', (reason, set) => {
    expect(leftOut(set, [lineWith({})])).toEqual([
      { discountId: 1, code: 'CODE1', reason, missing: null, instead: [] },
    ]);
  });

  it('is used up when its own uses are, whatever the discount has left', () => {
    const entered = new Map([[1, { code: 'once', usesLeft: 0 }]]);
    const situation = { ...noonInPrague, entered };
    expect(leftOut({ usesLeft: 5 }, [lineWith({})], situation)).toMatchObject([
      { reason: 'used_up' },
    ]);
  });

  it('is not public for a student card when only its code opens it', () => {
    const secret = { isPublic: false, isAutomaticAssignment: false, isStudentDiscount: true };
    const situation = { ...noonInPrague, hasStudentCard: true };
    expect(leftOut(secret, [lineWith({})], situation)).toMatchObject([{ reason: 'not_public' }]);
    expect(leftOut(secret, [lineWith({})])).toEqual([]);
  });

  it('is inactive when its discount is gone', () => {
    const priced = priceCart(indexDiscounts([]), cartOf([lineWith({})]), byCode);
    expect(priced.leftOut).toMatchObject([{ discountId: 1, reason: 'inactive' }]);
  });

  it('is explained to everybody when public, and hides behind one answer when secret', () => {
    const reasons = [...refusals.map(([reason]) => reason), 'not_public'] as const;
    const tell = (isPublic: boolean) =>
      reasons.map((reason) =>
        publicReasonOf(discountWith({ id: 1, isPublic }), { reason, missing: null }),
      );
    expect(new Set(tell(true)).size).toBe(7);
    expect(new Set(tell(false))).toEqual(new Set(['invalid_code']));
    const short = { reason: 'minimum_not_reached', missing: 10 } as const;
    expect(publicReasonOf(discountWith({ id: 1, isPublic: false }), short)).toBe(short.reason);
  });

  it('works for a member of one of its groups', () => {
    const situation = { ...byCode, customerGroups: new Set(['business']) };
    const set = { customerGroups: ['school', 'business'] };
    expect(leftOut(set, [lineWith({})], situation)).toEqual([]);
  });
});

describe('automatic discounts', () => {
  it('that are over are passed by in silence', () => {
    expect(leftOut({ validTo: '2026-09-30' }, [lineWith({})], noonInPrague)).toEqual([]);
    expect(leftOut({ isPublic: false }, [lineWith({})], noonInPrague)).toEqual([]);
  });
});

describe('validity', () => {
  const total = (set: Partial<Discount>, situation: typeof noonInPrague) =>
    priceCart(indexDiscounts([discountWith({ id: 1, ...set })]), cartOf([lineWith({})]), situation)
      .total;

  it.each([
    ['2026-10-31T22:59:59.999Z', 'Europe/Prague', 900],
    ['2026-10-31T23:00:00.000Z', 'Europe/Prague', 1_000],
    ['2026-10-31T21:59:59.999Z', 'Europe/Bucharest', 900],
    ['2026-10-31T22:00:00.000Z', 'Europe/Bucharest', 1_000],
    ['2026-10-30T23:00:00.000Z', 'Europe/Prague', 900],
  ])('through 31 October makes %s in %s cost %3$d', (now, zone, expected) => {
    expect(total({ validTo: '2026-10-31' }, at(now, zone))).toBe(expected);
  });

  it('begins at its very instant', () => {
    const validFrom = new Date('2026-10-25T00:30:00Z');
    expect(total({ validFrom }, at('2026-10-25T00:29:59.999Z'))).toBe(1_000);
    expect(total({ validFrom }, at('2026-10-25T00:30:00Z'))).toBe(900);
  });
});

describe('minimums', () => {
  const least3000 = { minimalDiscountNumerical: 3_000 };

  it('say how much is missing', () => {
    expect(leftOut(least3000, [lineWith({ unitPrice: 2_990 })])).toMatchObject([
      { reason: 'minimum_not_reached', missing: 10 },
    ]);
  });

  it('suspend a code when a line goes and let it return with the line', () => {
    const lines = [lineWith({ unitPrice: 2_900 }), lineWith({ productCode: 'b', unitPrice: 200 })];
    expect(leftOut(least3000, lines)).toEqual([]);
    expect(leftOut(least3000, lines.slice(0, 1))).toMatchObject([{ missing: 100 }]);
  });

  it('count goods at list prices, without services and before the price level', () => {
    const services = lineWith({ productCode: 'insurance', kind: 'service', unitPrice: 500 });
    const short = lineWith({ unitPrice: 2_900 });
    expect(leftOut(least3000, [short, services])).toMatchObject([{ missing: 100 }]);
    const level = lineWith({ unitPrice: 1_500, quantity: 2, levelPrice: 1_000 });
    expect(leftOut(least3000, [level])).toEqual([]);
  });

  it('ask for a whole set and tell the pieces that it lacks', () => {
    const group = { categories: [], quantity: 1 };
    const minimalDiscountSets = [
      { ...group, products: ['case'] },
      { ...group, products: ['glass'] },
    ];
    const cases = lineWith({ productCode: 'case', quantity: 2 });
    expect(leftOut({ minimalDiscountSets }, [cases])).toMatchObject([
      { reason: 'set_not_complete', missing: 1 },
    ]);
    const both = [cases, lineWith({ productCode: 'glass' })];
    expect(leftOut({ minimalDiscountSets }, both)).toEqual([]);
  });
});
