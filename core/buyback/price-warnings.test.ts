import { expect, it } from 'vitest';
import { priceWarnings } from './price-warnings.ts';

const prices = { 'A+': 10_000, A: 8_500, B: 7_000, C: 4_000, D: 1_000 };
const before = { prices, minimal: 500 };
const none = { 'A+': null, A: null, B: null, C: null, D: null };

it('says nothing of small changes, of prices that went and of what was so before', () => {
  const after = { prices: { ...prices, B: 7_500, D: null }, minimal: 400 };
  expect(priceWarnings(before, after, none)).toEqual([]);
  const free = { prices: { ...prices, D: 0 }, minimal: 0 };
  expect(priceWarnings(free, free, { ...none, B: 1 })).toEqual([]);
});

it('warns of a price and of a minimum of 0', () => {
  const after = { prices: { ...prices, D: 0 }, minimal: 0 };
  expect(priceWarnings(before, after, none)).toEqual([
    { code: 'zero_minimum' },
    { code: 'zero_price', grade: 'D' },
    { code: 'large_change', grade: 'D' },
  ]);
});

it('warns of a change of more than 30 %', () => {
  const after = { ...before, prices: { ...prices, A: 850 } };
  expect(priceWarnings(before, after, none)).toEqual([{ code: 'large_change', grade: 'A' }]);
});

it('warns where more is paid than a piece of the grade is sold for', () => {
  const after = { ...before, prices: { ...prices, B: 7_500, C: 4_100 } };
  expect(priceWarnings(before, after, { ...none, B: 7_499, C: 4_100 })).toEqual([
    { code: 'above_resale', grade: 'B' },
  ]);
});
