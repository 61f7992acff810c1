import { expect, it } from 'vitest';
import { amountIn } from './amount-in.ts';

it.each([
  ['1234', 'cs', 1_234],
  ['1 234 Kč', 'cs', 1_234],
  ['1234,00', 'cs', 1_234],
  ['1.234,00 lei', 'ro', 1_234],
  ['1 234,50', 'cs', null],
  ['Jana 5', 'cs', null],
  ['0', 'cs', null],
  ['-5', 'cs', null],
  ['99999999999', 'cs', null],
  ['', 'cs', null],
] as const)('is read of %s in %s as %s', (text, language, amount) => {
  expect(amountIn(text, language)).toBe(amount);
});
