import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseUnits, type OrderUnit } from './choose-units.ts';

const unit = (unitId: number, position: number, more: Partial<OrderUnit> = {}): OrderUnit => ({
  unitId,
  position,
  net: 895,
  isWithdrawn: false,
  isRefunded: false,
  ...more,
});
const ids = (result: ReturnType<typeof chooseUnits>) =>
  result.ok ? result.value.map(({ unitId }) => unitId) : result.error;

describe('chooseUnits', () => {
  const units = [unit(1, 0), unit(2, 0), unit(3, 0), unit(4, 1)];

  it('takes the first free pieces of each line', () => {
    expect(ids(chooseUnits(units, [{ position: 0, quantity: 2 }]))).toEqual([1, 2]);
    const withdrawn = [unit(1, 0, { isWithdrawn: true }), ...units.slice(1)];
    expect(ids(chooseUnits(withdrawn, [{ position: 0, quantity: 1 }]))).toEqual([2]);
  });

  it('counts a line that is named twice as one', () => {
    const twice = [
      { position: 0, quantity: 2 },
      { position: 0, quantity: 2 },
    ];
    expect(ids(chooseUnits(units, twice))).toBe('more_than_left');
  });

  it('refuses a line that there is not, and more pieces than are left', () => {
    expect(ids(chooseUnits(units, [{ position: 9, quantity: 1 }]))).toBe('unknown_line');
    const refunded = units.map((each) => ({ ...each, isRefunded: true }));
    expect(ids(chooseUnits(refunded, [{ position: 1, quantity: 1 }]))).toBe('more_than_left');
  });

  it('chooses no piece twice in any sequence of requests', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 8 }), (quantities) => {
        let left = units;
        const all: number[] = [];
        for (const quantity of quantities) {
          const chosen = chooseUnits(left, [{ position: 0, quantity }]);
          if (!chosen.ok) continue;
          const taken = new Set(chosen.value.map(({ unitId }) => unitId));
          all.push(...taken);
          left = left.map((each) =>
            taken.has(each.unitId) ? { ...each, isRefunded: true } : each,
          );
        }
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});
