import { expect, it } from 'vitest';
import { firstPrice } from './first-price.ts';

it.each([
  [9_990, 6_000, { price: 9_990, waiting: null }],
  [6_000, 6_000, { price: 6_000, waiting: null }],
  [5_999, 6_000, { price: 6_000, waiting: 5_999 }],
])('offers a piece of %s that cost %s', (price, boughtFor, expected) => {
  expect(firstPrice(price, boughtFor)).toEqual(expected);
});
