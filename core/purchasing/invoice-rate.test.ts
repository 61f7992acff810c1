import { describe, expect, it } from 'vitest';
import { isFarRate, priceInOwn, readRate, wholePrice } from './invoice-rate.ts';

describe('a rate as it is typed', () => {
  it.each([
    ['24,315', 24.315],
    [' 24.315 ', 24.315],
    ['0,061234', 0.061234],
    ['5', 5],
  ])('%s is %d', (text, value) => {
    expect(readRate(text)).toEqual({ ok: true, value });
  });

  it.each(['0', '0,000', '-24', '1e3', 'Infinity', 'NaN', '', '24,3 Kč', '1.234,5', '0,0000001'])(
    '%s is none',
    (text) => {
      expect(readRate(text)).toEqual({ ok: false, error: 'not_a_rate' });
    },
  );

  it('is none beyond what any currency is worth', () => {
    expect(readRate('10000').ok).toBe(true);
    expect(readRate('10000,1').ok).toBe(false);
  });
});

describe('a price in the currency of the shop', () => {
  it.each([
    // 9.99 EUR at 24.315 are 242.90685.
    [999, 24.315, 243],
    [1000, 24.35, 244],
    [1000, 24.349_999, 243],
    [0, 24.315, 0],
    // Half a unit goes up, however many decimals the rate has.
    [100, 0.5, 1],
    [100, 0.499_999, 0],
    [-150, 1, -1],
    [-151, 1, -2],
    [1_000_000_000, 9999.999_999, 99_999_999_990],
  ])('%i hundredths at %d are %i whole units', (hundredths, rate, whole) => {
    expect(wholePrice(hundredths, rate)).toBe(whole);
  });

  it('is rounded by the same rule where nothing is converted', () => {
    expect([wholePrice(10_049, null), wholePrice(10_050, null)]).toEqual([100, 101]);
  });

  it('is compared in whole units once it is converted, and to the hundredth otherwise', () => {
    const euros = { unitPrice: 999, currency: 'EUR' };
    expect(priceInOwn(euros, 24.315, 'CZK')).toEqual({ unitPrice: 24_300, currency: 'CZK' });
    expect(priceInOwn(euros, null, 'CZK')).toEqual(euros);
    const own = { unitPrice: 10_049, currency: 'CZK' };
    expect(priceInOwn(own, null, 'CZK')).toEqual(own);
    // A rate says nothing of what is in the shop's currency already.
    expect(priceInOwn(own, 24, 'CZK')).toEqual(own);
  });
});

describe('a rate beside the last one of its currency', () => {
  it.each([
    [24, 24.5, false],
    [49, 24.5, false],
    [49.1, 24.5, true],
    [12.25, 24.5, false],
    [12.2, 24.5, true],
    [2.45, 24.5, true],
  ])('%d after %d: far is %s', (rate, last, is) => {
    expect(isFarRate(rate, last)).toBe(is);
  });

  it('is far from nothing where it is the first one', () => {
    expect(isFarRate(24, null)).toBe(false);
  });
});
