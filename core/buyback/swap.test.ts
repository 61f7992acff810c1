import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settleSwap } from './swap.ts';

it.each([
  [24_990, 5_900, { due: 19_090, remainder: 0 }],
  [4_990, 5_900, { due: 0, remainder: 910 }],
  [5_900, 5_900, { due: 0, remainder: 0 }],
])('settles goods of %d against a device of %d', (goods, appraisal, settlement) => {
  expect(settleSwap(goods, appraisal)).toEqual(settlement);
});

it('never loses a unit on either side', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (goods, appraisal) => {
      const { due, remainder } = settleSwap(goods, appraisal);
      expect(due - remainder).toBe(goods - appraisal);
      expect(Math.min(due, remainder)).toBe(0);
    }),
  );
});
