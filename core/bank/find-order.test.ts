import { expect, it } from 'vitest';
import { amountIn } from './find-order.ts';

it.each([
  ['1234', 1_234],
  ['1 234 Kč', 1_234],
  ['1234,00', 1_234],
  ['1.234,00', 1_234],
  ['1 234,50', null],
  ['Jana 5', null],
  ['', null],
  ['1234567897', null],
])('an amount to look for in %s is %s', (text, amount) => {
  expect(amountIn(text)).toBe(amount);
});
