import { expect, it } from 'vitest';
import { unitPrices, type RunningOffer } from './unit-prices.ts';

const usual = { price: 1_000, limitedOfferId: null };
const limited = { price: 900, limitedOfferId: 7 };
const offerOf = (piecesLeft: number | null): RunningOffer => ({ id: 7, price: 900, piecesLeft });
const line = (quantity: number, offer: RunningOffer | null) => ({
  productId: 1,
  quantity,
  usualPrice: 1_000,
  offer,
});

it('takes the usual price without an offer and the offer while it has pieces', () => {
  expect(unitPrices([line(3, null)])).toEqual([usual]);
  expect(unitPrices([line(3, offerOf(null))])).toEqual([limited]);
  expect(unitPrices([line(3, offerOf(3))])).toEqual([limited]);
  expect(unitPrices([line(3, offerOf(2))])).toEqual([usual]);
});

it('counts the pieces of one offer over all lines, in the order of the cart', () => {
  const offer = offerOf(3);
  expect(unitPrices([line(2, offer), line(2, offer), line(1, offer)])).toEqual([
    limited,
    usual,
    limited,
  ]);
});

it('never raises a price that fell below the offer', () => {
  expect(unitPrices([{ ...line(1, offerOf(null)), usualPrice: 800 }])).toEqual([
    { price: 800, limitedOfferId: null },
  ]);
});
