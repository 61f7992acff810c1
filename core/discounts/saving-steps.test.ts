import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountWith } from './discount.example.ts';
import type { Candidate } from './discount-index.ts';
import type { Discount } from './discount.ts';
import { startRunning } from './running-prices.ts';
import {
  fixedSaving,
  percentageSaving,
  perPieceSaving,
  takeBestPerLine,
  takePerCart,
  takePerPiece,
} from './saving-steps.ts';

const candidate = (set: Partial<Discount> = {}, lines: readonly number[] = [0]): Candidate => {
  const discount = discountWith({ id: 1, ...set });
  const hundredths = discount.discountType === 'percentage' ? discount.discountValue * 100 : 0;
  return { discount, hundredths: Math.round(hundredths), lines };
};
const fixed = (discountValue: number) => candidate({ discountType: 'fixed', discountValue });
const amount = (discountValue: number, lines?: readonly number[], id = 1) =>
  candidate({ id, discountType: 'absolute', discountValue }, lines);

describe('what a discount takes off a line', () => {
  it.each([
    [7_500, 1, 0],
    [9_990, 1, 1_990],
    [19_980, 2, 3_980],
    [8_000, 1, 0],
  ])('a fixed price of 8 000 takes from %d for %d pieces %d (T-DIS-5)', (total, pieces, saved) =>
    expect(fixedSaving(fixed(8_000), total, pieces)).toBe(saved),
  );

  it.each([
    [false, 2_985, 3, 299],
    [true, 2_985, 3, 300],
    [false, 5, 1, 1],
    [false, 4, 1, 0],
    [true, 12, 3, 0],
    [false, 0, 4, 0],
  ])(
    'ten percent, per piece %s, takes from %d for %d pieces %d (T-DIS-2)',
    (per, total, n, saved) =>
      expect(percentageSaving(candidate({ isDiscountPerPiece: per }), total, n)).toBe(saved),
  );

  it('a percentage of two decimals is counted in whole numbers', () => {
    expect(percentageSaving(candidate({ discountValue: 79.99 }), 10_000, 1)).toBe(7_999);
    expect(percentageSaving(candidate({ discountValue: 0.01 }), 5_000, 1)).toBe(1);
    expect(percentageSaving(candidate({ discountValue: 0.01 }), 4_999, 1)).toBe(0);
  });

  it.each([
    [1_000, 2, 1_000],
    [900, 2, 900],
    [3_000, 2, 1_000],
  ])('500 off a piece takes from %d for %d pieces %d', (total, pieces, saved) =>
    expect(perPieceSaving(amount(500), total, pieces)).toBe(saved),
  );

  it('is never less than nothing and never more than there is', () => {
    const any = fc.record({
      unit: fc.nat(50_000),
      pieces: fc.integer({ min: 1, max: 20 }),
      value: fc.integer({ min: 1, max: 100 }),
      isDiscountPerPiece: fc.boolean(),
    });
    fc.assert(
      fc.property(any, ({ unit, pieces, value, isDiscountPerPiece }) => {
        const total = unit * pieces;
        const percentage = candidate({ discountValue: value, isDiscountPerPiece });
        const savings = [
          fixedSaving(fixed(value), total, pieces),
          percentageSaving(percentage, total, pieces),
          perPieceSaving(amount(value), total, pieces),
        ];
        for (const saved of savings) {
          expect(saved).toBeGreaterThanOrEqual(0);
          expect(saved).toBeLessThanOrEqual(total);
        }
      }),
    );
  });
});

describe('the best per line', () => {
  const scopes = [[0, 1, 2], [0, 1], [1]];
  const anyPercentages = fc.array(
    fc.record({
      discountValue: fc.integer({ min: 1, max: 100 }),
      isDiscountPerPiece: fc.boolean(),
      scope: fc.nat(scopes.length - 1),
    }),
    { maxLength: 8 },
  );
  const anyUnits = fc.tuple(fc.nat(2_000), fc.nat(2_000), fc.nat(2_000));
  const quantities = [1, 3, 2];

  it('is one discount, and the one that a look at every discount would find', () => {
    fc.assert(
      fc.property(anyUnits, anyPercentages, (units, drawn) => {
        const totals = units.map((unit, line) => unit * (quantities[line] ?? 0));
        const candidates = drawn.map(({ scope, ...set }, id) =>
          candidate({ id, ...set }, scopes[scope]),
        );
        const running = startRunning({ quantities, totals, shipping: 0 });
        takeBestPerLine(running, candidates, percentageSaving);
        for (const [line, total] of totals.entries()) {
          const savings = candidates
            .filter(({ lines }) => lines.includes(line))
            .map((each) => percentageSaving(each, total, quantities[line] ?? 0));
          const best = Math.max(0, ...savings);
          expect(running.totals[line]).toBe(total - best);
          const winners = [...running.taken].filter(([, { parts }]) =>
            parts.some((part) => part.line === line),
          );
          expect(winners).toHaveLength(best > 0 ? 1 : 0);
        }
      }),
    );
  });

  it('may be the lower percentage, where it is rounded per piece', () => {
    const lines = [0];
    const perPiece = candidate({ id: 1, discountValue: 10, isDiscountPerPiece: true }, lines);
    const perLine = candidate({ id: 2, discountValue: 11 }, lines);
    const running = startRunning({ quantities: [3], totals: [15], shipping: 0 });
    takeBestPerLine(running, [perPiece, perLine], percentageSaving);
    expect(running.totals).toEqual([12]);
  });

  it('leaves no trace of a discount that takes nothing', () => {
    const running = startRunning({ quantities: [1], totals: [0], shipping: 0 });
    takeBestPerLine(running, [candidate()], percentageSaving);
    expect(running.taken.size).toBe(0);
  });
});

describe('amounts off', () => {
  const start = (...totals: number[]) =>
    startRunning({ quantities: totals.map(() => 1), totals, shipping: 0 });

  it('are taken from each line that they name, one after the other, down to nothing', () => {
    const running = start(300, 1_000);
    const [first, second] = [amount(200, [0, 1], 1), amount(200, [0], 2)];
    takePerPiece(running, [first, second]);
    expect(running.totals).toEqual([0, 800]);
    expect(running.taken.get(first)?.saved).toBe(400);
    expect(running.taken.get(second)?.saved).toBe(100);
  });

  it.each([
    [100, [333, 333, 334], [33, 33, 34]],
    [100, [100, 100, 100], [34, 33, 33]],
    [1, [10, 10, 10], [1, 0, 0]],
    [2_000, [24_990, 499, 299], [1_938, 39, 23]],
    [500, [24_990, 0, 299], [494, 0, 6]],
    [1_000, [999, 999, 999], [334, 333, 333]],
    [500, [300], [300]],
  ])('the cart spread %d over %j as %j (T-DIS-3, T-DIS-4)', (off, totals, parts) => {
    const running = start(...totals);
    const whole = amount(
      off,
      totals.map((_, line) => line),
    );
    takePerCart(running, [whole]);
    expect(running.totals).toEqual(totals.map((total, line) => total - (parts[line] ?? 0)));
  });

  it('the cart leave free lines alone', () => {
    const running = start(0, 0);
    takePerCart(running, [amount(500, [0, 1])]);
    expect(running.taken.size).toBe(0);
  });

  it('the cart never take more than there is, in whatever order they were made', () => {
    const anyAmounts = fc.array(
      fc.record({ value: fc.integer({ min: 1, max: 900 }), lines: fc.subarray([0, 1, 2]) }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(fc.tuple(fc.nat(500), fc.nat(500), fc.nat(500)), anyAmounts, (totals, drawn) => {
        const running = start(...totals);
        const candidates = drawn.map(({ value, lines }, id) => amount(value, lines, id));
        takePerCart(running, candidates);
        const saved = [...running.taken.values()].reduce((sum, taken) => sum + taken.saved, 0);
        const before = totals.reduce((sum, total) => sum + total, 0);
        expect(running.totals.reduce((sum, total) => sum + total, saved)).toBe(before);
        expect(running.totals.filter((total) => total < 0)).toEqual([]);
        for (const [each, taken] of running.taken) {
          expect(taken.saved).toBeLessThanOrEqual(each.discount.discountValue);
        }
      }),
    );
  });
});
