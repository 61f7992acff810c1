import { expect, it } from 'vitest';
import { isPriceForTwo, isPriceOfDayForTwo, reprice, type PriceEnding } from './reprice.ts';

it.each<[number, number, PriceEnding, number]>([
  [9990, 10, 'none', 10_989],
  [995, -10, 'none', 896],
  [100, 0.5, 'none', 101],
  [9990, 10, 'ninety', 10_990],
  [9990, -5, 'ninety', 9490],
  [1234, 0, 'ninety_nine', 1199],
  [1249, 0, 'ninety_nine', 1299],
  [1233, 0, 'nine', 1229],
  [1234, 0, 'nine', 1239],
  [1234, 0, 'tens', 1230],
  [1250, 0, 'hundreds', 1300],
  [1190, 0, 'ninety', 1190],
])('makes %i changed by %d %% and rounded to %s into %i', (price, percent, ending, made) => {
  expect(reprice(price, { percent, ending })).toBe(made);
});

it.each<[number, PriceEnding, number]>([
  [12, 'ninety_nine', 99],
  [40, 'ninety', 90],
  [3, 'hundreds', 100],
  [4, 'nine', 9],
])('makes nothing free by rounding %i to %s', (price, ending, made) => {
  expect(reprice(price, { percent: 0, ending })).toBe(made);
});

it('leaves what is free as it is', () => {
  expect(reprice(0, { percent: 50, ending: 'ninety' })).toBe(0);
});

it('never ends with anything else, and never moves by more than half a step', () => {
  for (let price = 200; price < 1500; price += 1) {
    const made = reprice(price, { percent: 0, ending: 'ninety' });
    expect(made % 100).toBe(90);
    expect(Math.abs(made - price)).toBeLessThanOrEqual(50);
  }
});

it.each<[number, number, number | null, boolean]>([
  [1000, 1299, null, false],
  [1000, 1300, null, true],
  [1000, 701, null, false],
  [1000, 700, null, true],
  [1000, 990, 995, true],
  [1000, 995, 995, false],
  [1000, 1000, 2000, false],
  [0, 10, null, true],
  [10, 0, null, true],
])('of %i to %i, bought for %s, needs two: %s', (before, after, boughtFor, expected) => {
  expect(isPriceForTwo(before, after, boughtFor)).toBe(expected);
});

it.each([
  ['a small change', { price: 100, dayAgo: 100 }, 110, false],
  ['a leap', { price: 100, dayAgo: 100 }, 130, true],
  ['a leap made in steps within a day', { price: 120, dayAgo: 100 }, 135, true],
  ['the way back to what it was', { price: 125, dayAgo: 100 }, 100, false],
  ['no change of what has leapt already', { price: 200, dayAgo: 100 }, 200, false],
  [
    'the first price of what was bought back',
    { price: 100, dayAgo: 100, isFirst: true },
    190,
    false,
  ],
  ['a first price of nothing', { price: 100, dayAgo: 100, isFirst: true }, 0, true],
  [
    'a first price below its cost',
    { price: 100, dayAgo: 100, isFirst: true, boughtFor: 100 },
    99,
    true,
  ],
])('for %s asks for two people: %j to %i, %s', (_what, known, after, expected) => {
  const price = { boughtFor: null, isFirst: false, ...known };
  expect(isPriceOfDayForTwo(price, after)).toBe(expected);
});
