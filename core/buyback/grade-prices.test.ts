import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceRow } from './grade-prices.ts';
import { grades } from './grade.ts';

describe('priceRow', () => {
  it('prices the grades by their ratios in crowns', () => {
    expect(priceRow(8_500, 'CZK')).toEqual({
      prices: { 'A+': 8_500, A: 7_820, B: 6_630, C: 4_250, D: 1_700 },
      minimalPrice: 260,
    });
  });

  it('prices the same device in lei', () => {
    expect(priceRow(8_500, 'RON')).toEqual({
      prices: { 'A+': 1_755, A: 1_610, B: 1_365, C: 875, D: 350 },
      minimalPrice: 55,
    });
  });

  it('pays for parts alone below 100 CZK and nothing below 50', () => {
    const parts = { 'A+': 50, A: 50, B: 50, C: 50, D: 50 };
    expect(priceRow(99, 'CZK')).toEqual({ prices: parts, minimalPrice: 50 });
    expect(priceRow(100, 'CZK')?.prices['A+']).toBe(100);
    expect(priceRow(50, 'RON')?.prices['A+']).toBe(10);
    expect(priceRow(49, 'CZK')).toBeNull();
  });

  it('never pays more for a worse grade, nor less than the minimal price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 60_000 }),
        fc.constantFrom('CZK' as const, 'RON' as const),
        (aPlus, currency) => {
          const row = priceRow(aPlus, currency);
          const paid = grades.map((grade) => row?.prices[grade] ?? -1);
          expect(paid).toEqual(paid.toSorted((a, b) => b - a));
          expect(paid.at(-1)).toBeGreaterThanOrEqual(row?.minimalPrice ?? 0);
          expect(paid.every((price) => price % (currency === 'CZK' ? 10 : 5) === 0)).toBe(true);
        },
      ),
    );
  });
});
