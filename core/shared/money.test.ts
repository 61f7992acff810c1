import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMoney,
  divideRounded,
  formatMoney,
  money,
  percentageOf,
  roundHalfAwayFromZero,
  sumMoney,
} from './money.ts';

describe('roundHalfAwayFromZero', () => {
  it.each([
    [99.5, 100],
    [-99.5, -100],
    [0.49, 0],
    [-0.4, 0],
    [0.49999999999999994, 0],
    [-0.5, -1],
  ])('rounds %d to %d', (value, rounded) => {
    // toBe tells 0 from -0.
    expect(roundHalfAwayFromZero(value)).toBe(rounded);
  });

  it('rounds a number and its opposite to opposites', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 1e9 }), (value) => {
        expect(roundHalfAwayFromZero(-value)).toBe(-roundHalfAwayFromZero(value));
      }),
    );
  });
});

describe('percentageOf', () => {
  it.each([
    [995, 10, 100],
    [9_990, 10, 999],
    [100, 79.99, 80],
    [-995, 10, -100],
    [3, 0, 0],
    [10_000, 0.07, 7],
  ])('%d at %d percent is %d', (amount, percent, expected) => {
    expect(percentageOf(amount, percent)).toBe(expected);
  });

  it('refuses a fraction of a unit and a third decimal of a percent as bugs', () => {
    expect(() => percentageOf(0.5, 10)).toThrow(RangeError);
    expect(() => percentageOf(100, 1.005)).toThrow(RangeError);
  });
});

it('divides whole numbers as exact arithmetic does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 1, max: 1e5 }), (n, d) => {
      const exact = (2n * BigInt(n) + BigInt(d)) / (2n * BigInt(d));
      expect(divideRounded(n, d)).toBe(Number(exact));
    }),
  );
});

describe('formatMoney', () => {
  it.each([
    [24_990, 'cz', '24\u00A0990\u00A0Kč'],
    [1_299, 'ro', '1.299\u00A0Lei'],
    [0, 'cz', '0\u00A0Kč'],
    [-0.4, 'cz', '0\u00A0Kč'],
    [1_234_567, 'ro', '1.234.567\u00A0Lei'],
    [-1_500, 'cz', '-1\u00A0500\u00A0Kč'],
    [999, 'cz', '999\u00A0Kč'],
  ] as const)('writes %d in %s as %s', (amount, market, text) => {
    expect(formatMoney(amount, market)).toBe(text);
  });
});

describe('sums of money', () => {
  const crowns = money(100, 'CZK');
  const lei = money(20, 'RON');

  it('adds amounts of one currency', () => {
    expect(addMoney(crowns, crowns)).toEqual({ ok: true, value: money(200, 'CZK') });
    expect(sumMoney([crowns, crowns, crowns], 'CZK')).toEqual({
      ok: true,
      value: money(300, 'CZK'),
    });
    expect(sumMoney([], 'RON')).toEqual({ ok: true, value: money(0, 'RON') });
  });

  it('refuses to mix currencies', () => {
    const mismatch = { ok: false, error: 'currency_mismatch' };
    expect(addMoney(crowns, lei)).toEqual(mismatch);
    expect(sumMoney([crowns, lei], 'CZK')).toEqual(mismatch);
    expect(sumMoney([lei], 'CZK')).toEqual(mismatch);
  });

  it('throws when somebody mints a fraction', () => {
    expect(() => money(9.99, 'CZK')).toThrow(RangeError);
  });
});
