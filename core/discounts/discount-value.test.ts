import { expect, it } from 'vitest';
import { checkDiscountValue } from './discount-value.ts';

it.each([
  [79.99, null],
  [80, 'high_percentage'],
  [100, 'high_percentage'],
  [0.01, null],
] as const)('saves %d percent with the warning %s', (value, warning) => {
  expect(checkDiscountValue('percentage', value)).toEqual({ ok: true, value: { warning } });
});

it.each([
  ['percentage', 100.01, 'over_hundred'],
  ['percentage', 0, 'not_positive'],
  ['percentage', -5, 'not_positive'],
  ['percentage', 9.999, 'too_many_decimals'],
  ['percentage', Number.NaN, 'not_positive'],
  ['absolute', 99.5, 'not_whole'],
  ['fixed', -1, 'not_positive'],
] as const)('refuses %s of %d as %s', (type, value, error) => {
  expect(checkDiscountValue(type, value)).toEqual({ ok: false, error });
});

it('gives no warning for an amount of 80 and more', () => {
  expect(checkDiscountValue('absolute', 5_000)).toEqual({ ok: true, value: { warning: null } });
});
