import { expect, it } from 'vitest';
import { coveringPrice } from './covering-price.ts';

it.each([
  [{ boughtFor: 6_000, unitCost: null }, 6_000],
  [{ boughtFor: 0, unitCost: 900 }, 0],
  [{ boughtFor: null, unitCost: 1_000 }, 1_210],
  [{ boughtFor: null, unitCost: 101 }, 123],
  [{ boughtFor: null, unitCost: null }, null],
])('of %j is %s at 21 %', (paid, expected) => {
  expect(coveringPrice(paid, 21)).toBe(expected);
});
