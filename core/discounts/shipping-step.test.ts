import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountWith } from './discount.example.ts';
import type { Candidate } from './discount-index.ts';
import type { DiscountType } from './discount.ts';
import { startRunning } from './running-prices.ts';
import { shippingSaving, takeFromShippingPrice } from './shipping-step.ts';

const off = (id: number, discountType: DiscountType, discountValue: number): Candidate => ({
  discount: discountWith({ id, discountType, discountValue, appliesTo: 'shipping' }),
  hundredths: discountType === 'percentage' ? discountValue * 100 : 0,
  lines: [0],
});

function ship(shipping: number, ...candidates: readonly Candidate[]) {
  const running = startRunning({ quantities: [1], totals: [1_000], shipping });
  takeFromShippingPrice(running, candidates);
  const saved = [...running.taken].map(([{ discount }, taken]) => [
    discount.id,
    taken.shippingSaved,
  ]);
  return { shipping: running.shipping, saved, goods: running.totals };
}

describe('what is taken off the shipping', () => {
  it.each([
    ['fixed', 49, 99, 50],
    ['fixed', 120, 99, 0],
    ['percentage', 50, 99, 50],
    ['percentage', 100, 99, 99],
    ['absolute', 40, 99, 40],
    ['absolute', 200, 99, 99],
    ['absolute', 40, 0, 0],
  ] as const)('by %s %d from %d is %d', (type, value, shipping, saved) =>
    expect(shippingSaving(off(1, type, value), shipping)).toBe(saved),
  );

  it('is the best fixed price, then the best percentage of that, then every amount', () => {
    const candidates = [
      off(1, 'absolute', 5),
      off(2, 'absolute', 5),
      off(3, 'percentage', 20),
      off(4, 'percentage', 50),
      off(5, 'fixed', 80),
      off(6, 'fixed', 60),
    ];
    expect(ship(99, ...candidates)).toEqual({
      shipping: 20,
      saved: [
        [6, 39],
        [4, 30],
        [1, 5],
        [2, 5],
      ],
      goods: [1_000],
    });
  });

  it('is taken by the lower id where two percentages are alike', () => {
    expect(ship(100, off(1, 'percentage', 30), off(2, 'percentage', 30)).saved).toEqual([[1, 30]]);
  });

  it('never brings the shipping below nothing, and never touches the goods (T-DIS-18)', () => {
    const any = fc.record({
      type: fc.constantFrom<DiscountType[]>('fixed', 'percentage', 'absolute'),
      value: fc.integer({ min: 1, max: 100 }),
    });
    fc.assert(
      fc.property(fc.nat(200), fc.array(any, { maxLength: 6 }), (price, drawn) => {
        const found = ship(price, ...drawn.map(({ type, value }, id) => off(id, type, value)));
        expect(found.shipping).toBeGreaterThanOrEqual(0);
        expect(found.goods).toEqual([1_000]);
        const saved = found.saved.reduce((sum, [, amount]) => sum + (amount ?? 0), 0);
        expect(found.shipping + saved).toBe(price);
      }),
    );
  });
});
