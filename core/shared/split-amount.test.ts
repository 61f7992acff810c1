import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitAmount } from './split-amount.ts';

describe('splitAmount', () => {
  it.each([
    [100, [333, 333, 334], [33, 33, 34]],
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [10, 10, 10], [1, 0, 0]],
    [2_000, [24_990, 499, 299], [1_938, 39, 23]],
    [500, [24_990, 0, 299], [494, 0, 6]],
    [1_000, [999, 999, 999], [334, 333, 333]],
    [0, [5, 0], [0, 0]],
    [-100, [1, 1, 1], [-34, -33, -33]],
  ])('splits %d over %j as %j', (amount, weights, parts) => {
    expect(splitAmount(amount, weights)).toEqual(parts);
  });

  it('throws when no line can carry the amount', () => {
    expect(() => splitAmount(10, [0, 0])).toThrow(RangeError);
  });

  it('gives parts that add up, nothing to zero lines, and never a whole unit off the ratio', () => {
    const weights = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.nat(1_000_000), weights, (amount, lines) => {
        const total = lines.reduce((a, b) => a + b, 0);
        fc.pre(total > 0);
        const parts = splitAmount(amount, lines);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(amount);
        lines.forEach((weight, line) => {
          const part = parts[line] ?? Number.NaN;
          expect(Math.abs(part - (amount * weight) / total)).toBeLessThan(1);
          if (weight === 0) expect(part).toBe(0);
        });
      }),
    );
  });
});
