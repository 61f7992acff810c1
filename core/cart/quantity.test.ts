import { describe, expect, it } from 'vitest';
import { checkQuantity, childQuantity } from './quantity.ts';

const limits = (isBusiness: boolean, isSingleUnit = false) => ({ isBusiness, isSingleUnit });

describe('checkQuantity', () => {
  it.each([
    [10, limits(false)],
    [999, limits(true)],
    [1, limits(true, true)],
  ])('accepts %d of %j', (quantity, given) => {
    expect(checkQuantity(quantity, given)).toEqual({ ok: true, value: quantity });
  });

  it.each([
    [11, limits(false), 'too_many', 10],
    [1_000, limits(true), 'too_many', 999],
    [2, limits(true, true), 'too_many', 1],
    [0, limits(false), 'not_a_count', 10],
    [-1, limits(false), 'not_a_count', 10],
    [1.5, limits(false), 'not_a_count', 10],
    [Number.NaN, limits(false), 'not_a_count', 10],
  ])('refuses %d of %j as %s', (quantity, given, reason, most) => {
    expect(checkQuantity(quantity, given)).toEqual({ ok: false, error: { reason, most } });
  });
});

it.each([
  ['insurance', 2],
  ['warranty', 2],
  ['screen_protection', 2],
  ['accessory', 5],
] as const)('counts %s beside two phones as %d', (child, quantity) => {
  expect(childQuantity(child, 2, 5)).toBe(quantity);
});
