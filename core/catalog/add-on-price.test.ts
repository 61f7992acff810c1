import { expect, it } from 'vitest';
import { addOnPrice } from './add-on-price.ts';

it.each([
  [24_990, 60, 490, 1_499],
  [5_000, 60, 490, 490],
  [10_000, 60, 490, 600],
  [0, 60, 490, 490],
  [12_345, 0, 0, 0],
])(
  'asks for a device of %d at %d per mille and at least %d exactly %d',
  (price, permille, minimalPrice, expected) => {
    expect(addOnPrice({ permille, minimalPrice }, price)).toBe(expected);
  },
);
