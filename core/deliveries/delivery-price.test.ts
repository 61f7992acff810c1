import { describe, expect, it } from 'vitest';
import { deliveryPriceOf, missingToFreeDelivery } from './delivery-price.ts';

const tariff = { price: 99, freeFrom: 1_500 };

describe('a delivery that is free from 1 500', () => {
  it.each([
    [0, 99, 1_500],
    [1_499, 99, 1],
    [1_500, 0, null],
    [24_990, 0, null],
  ])('with goods of %d costs %d and lacks %s', (goods, price, missing) => {
    expect(deliveryPriceOf(tariff, goods)).toBe(price);
    expect(missingToFreeDelivery(tariff, goods)).toBe(missing);
  });
});

it('promises no free delivery where there is none', () => {
  expect(deliveryPriceOf({ price: 249, freeFrom: null }, 99_990)).toBe(249);
  expect(missingToFreeDelivery({ price: 249, freeFrom: null }, 99_990)).toBeNull();
  expect(missingToFreeDelivery({ price: 0, freeFrom: 500 }, 100)).toBeNull();
});
