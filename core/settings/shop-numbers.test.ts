import { expect, it } from 'vitest';
import { isNumberPossible, numberRules, shopNumbers, usualNumber } from './shop-numbers.ts';

it.each(shopNumbers)('takes %s within its bounds alone', (name) => {
  const { min, max } = numberRules[name];
  expect([min, max, usualNumber(name)].map((amount) => isNumberPossible(name, amount))).toEqual([
    true,
    true,
    true,
  ]);
  expect([min - 1, max + 1, min + 0.5].map((amount) => isNumberPossible(name, amount))).toEqual([
    false,
    false,
    false,
  ]);
});
