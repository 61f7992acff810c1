import { expect, it } from 'vitest';
import { servicePriceOn, type ReachingPrice } from './service-price.ts';

const price = (given: Partial<ReachingPrice>): ReachingPrice => ({
  reach: 'type',
  validFrom: null,
  isOffered: true,
  price: 1_000,
  durationMinutes: null,
  ...given,
});
const today = '2026-11-26';
const priceOf = (...prices: ReachingPrice[]) => servicePriceOn(prices, today)?.price;

it('takes the narrowest reach, in whatever order they come', () => {
  const type = price({ price: 1 });
  const family = price({ reach: 'family', price: 2 });
  const model = price({ reach: 'model', price: 3 });
  const color = price({ reach: 'color', price: 4 });
  expect(priceOf(color, model, family, type)).toBe(4);
  expect(priceOf(type, family, model)).toBe(3);
  expect(priceOf(family, type)).toBe(2);
  expect(priceOf(type)).toBe(1);
});

it('takes the price that began last, and none that is still to come', () => {
  const always = price({ price: 1 });
  const begun = price({ price: 2, validFrom: '2026-11-26' });
  const planned = price({ price: 3, validFrom: '2026-11-27' });
  expect(priceOf(planned, begun, always)).toBe(2);
  expect(servicePriceOn([planned, begun, always], '2026-11-25')?.price).toBe(1);
  expect(servicePriceOn([planned, begun, always], '2026-11-27')?.price).toBe(3);
});

it('keeps a planned price of the type behind the price of the model', () => {
  const model = price({ reach: 'model', price: 5 });
  expect(priceOf(model, price({ price: 9, validFrom: '2026-11-20' }))).toBe(5);
});

it('offers nothing where the narrowest says so, or where nothing reaches the device', () => {
  expect(servicePriceOn([], today)).toBeNull();
  expect(priceOf(price({}), price({ reach: 'model', isOffered: false }))).toBeUndefined();
  expect(servicePriceOn([price({ validFrom: '2027-01-01' })], today)).toBeNull();
});

it('answers a price on request as an offer without a price', () => {
  expect(servicePriceOn([price({ price: null })], today)).toMatchObject({ price: null });
});
