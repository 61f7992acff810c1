import { expect, it } from 'vitest';
import { cheapestDelivery, type OfferedDelivery } from './cheapest-delivery.ts';

const courier: OfferedDelivery = {
  code: 'courier',
  kind: 'courier',
  takesCash: true,
  mostPieces: null,
  mostGrams: null,
  mostValue: null,
  price: 99,
  freeFrom: 1_500,
  weightPrices: '5:149',
  daysMin: 1,
  daysMax: 2,
};
const express: OfferedDelivery = { ...courier, code: 'express', kind: 'express', price: 249 };
const box: OfferedDelivery = { ...courier, code: 'box', price: 59, mostValue: 1_000 };
const piece = { price: 900, grams: 200, longestCm: 20, isInWarehouse: true };

it.each([
  [[courier, express], piece, 99],
  [[courier, express, box], piece, 59],
  // Too valuable for the box, free by the courier.
  [[courier, express, box], { ...piece, price: 2_000 }, 0],
  [[courier], { ...piece, grams: 6_000 }, 149],
  // Too heavy for the one that asks less.
  [[courier, { ...box, mostGrams: 5_000 }], { ...piece, grams: 6_000 }, 149],
  [[{ ...courier, mostGrams: 5_000 }], { ...piece, grams: 5_001 }, undefined],
  [[courier, { ...box, mostSideCm: 30 }], { ...piece, longestCm: 31 }, 99],
  [[], piece, undefined],
])('of %j one piece %j is brought for %s', (deliveries, one, price) => {
  expect(cheapestDelivery(deliveries, one)?.price).toBe(price);
});

it('sends no express for what lies elsewhere, and takes the faster of two that cost the same', () => {
  expect(cheapestDelivery([express], { ...piece, isInWarehouse: false })).toBeNull();
  const slow = { ...courier, daysMin: 3, daysMax: 5 };
  expect(cheapestDelivery([slow, courier], piece)).toEqual({ price: 99, daysMin: 1, daysMax: 2 });
});
