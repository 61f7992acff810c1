import { describe, expect, it } from 'vitest';
import { deliveryPriceOf, missingToFreeDelivery } from './delivery-price.ts';

const tariff = { price: 99, freeFrom: 1_500, weightPrices: null };

describe('a delivery that is free from 1 500', () => {
  it.each([
    [0, 99, 1_500],
    [1_499, 99, 1],
    [1_500, 0, null],
    [24_990, 0, null],
  ])('with goods of %d costs %d and lacks %s', (goods, price, missing) => {
    expect(deliveryPriceOf(tariff, { goods, grams: 90_000 })).toBe(price);
    expect(missingToFreeDelivery(tariff, { goods, grams: 0 })).toBe(missing);
  });
});

it('promises no free delivery where there is none', () => {
  const never = { price: 249, freeFrom: null, weightPrices: null };
  expect(deliveryPriceOf(never, { goods: 99_990, grams: 0 })).toBe(249);
  expect(missingToFreeDelivery(never, { goods: 99_990, grams: 0 })).toBeNull();
  const free = { price: 0, freeFrom: 500, weightPrices: null };
  expect(missingToFreeDelivery(free, { goods: 100, grams: 0 })).toBeNull();
});

describe('a delivery with prices by weight', () => {
  // In whatever order staff wrote them.
  const byWeight = { ...tariff, weightPrices: '15:199 5:149' };

  it.each([
    [0, 99],
    [5_000, 99],
    [5_001, 149],
    [15_000, 149],
    [15_001, 199],
    [400_000, 199],
  ])('for %d g costs %d', (grams, price) => {
    expect(deliveryPriceOf(byWeight, { goods: 100, grams })).toBe(price);
  });

  it('is free as any other', () => {
    expect(deliveryPriceOf(byWeight, { goods: 1_500, grams: 20_000 })).toBe(0);
  });

  it('that brings light things free says what is missing for heavy ones alone', () => {
    const light = { price: 0, freeFrom: 1_500, weightPrices: '5:149' };
    expect(missingToFreeDelivery(light, { goods: 100, grams: 5_000 })).toBeNull();
    expect(missingToFreeDelivery(light, { goods: 100, grams: 6_000 })).toBe(1_400);
  });
});

describe('a delivery with prices by the level of customers', () => {
  const byLevel = { ...tariff, weightPrices: '5:149', levelPrices: 'vip:0 firmy:49' };

  it.each([
    ['vip', 0, 0],
    ['firmy', 0, 49],
    ['firmy', 9_000, 49],
    ['jina', 0, 99],
    ['jina', 9_000, 149],
    [null, 9_000, 149],
  ])('for %s with %d g costs %d', (level, grams, price) => {
    expect(deliveryPriceOf(byLevel, { goods: 100, grams, level })).toBe(price);
  });

  it('lacks nothing to be free where the level pays nothing, and is free from its limit for all', () => {
    expect(missingToFreeDelivery(byLevel, { goods: 100, grams: 0, level: 'vip' })).toBeNull();
    expect(missingToFreeDelivery(byLevel, { goods: 100, grams: 0, level: 'firmy' })).toBe(1_400);
    expect(deliveryPriceOf(byLevel, { goods: 1_500, grams: 0, level: 'firmy' })).toBe(0);
  });
});
