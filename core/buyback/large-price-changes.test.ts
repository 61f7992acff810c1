import { expect, it } from 'vitest';
import { changeInPercent, largePriceChanges } from './large-price-changes.ts';

const prices = { 'A+': 10_000, A: 8_500, B: 7_000, C: 4_000, D: 1_000 };

it('names the grades that changed by more than 30 %, up or down', () => {
  const after = { ...prices, 'A+': 13_000, A: 850, B: 9_101 };
  expect(largePriceChanges(prices, after)).toEqual(['A', 'B']);
});

it('says nothing of prices that came or went', () => {
  expect(largePriceChanges({ ...prices, D: null }, { ...prices, C: null })).toEqual([]);
});

it('counts percent from the earlier price, which may not be 0', () => {
  expect(changeInPercent(3_000, 2_000)).toBe(-33.3);
  expect(changeInPercent(0, 2_000)).toBeNull();
  expect(changeInPercent(null, 1)).toBeNull();
});
