import { describe, expect, it } from 'vitest';
import { checkInvoiceLine, type ExpectedPrice } from './check-invoice-line.ts';

const tolerance = { perMille: 20, money: 500 };
const product: ExpectedPrice = { productId: 7, orderPrice: 1000, lastCost: 900 };
const check = (unitPrice: number, found = [product], allowed = tolerance, currency = 'CZK') =>
  checkInvoiceLine({ unitPrice, currency }, found, allowed, 'CZK');

describe('a line of an invoice against the expected price', () => {
  it.each([
    [100_000, 'within', 0],
    [102_000, 'within', 2000],
    [102_001, 'over', 2001],
    [98_000, 'within', -2000],
    [97_999, 'under', -2001],
  ])('%i hundredths at 1000 with 2 %% is %s', (price, outcome, difference) => {
    expect(check(price)).toMatchObject({ outcome, difference, productId: 7, expected: 100_000 });
  });

  it('takes the greater of the two tolerances, so that cheap things are not held for haléře', () => {
    const cheap = [{ productId: 8, orderPrice: 10, lastCost: null }];
    expect(check(1500, cheap).outcome).toBe('within');
    expect(check(1501, cheap).outcome).toBe('over');
  });

  it('takes the last cost where nothing was ordered', () => {
    expect(check(90_000, [{ ...product, orderPrice: null }])).toMatchObject({
      outcome: 'within',
      expected: 90_000,
    });
  });

  it('takes a price of nothing for a price, and says no share of it', () => {
    const free = [{ productId: 9, orderPrice: 0, lastCost: 50 }];
    expect(check(600, free)).toMatchObject({ outcome: 'over', expected: 0, perMille: null });
  });

  it('says the difference in thousandths', () => {
    expect(check(110_000).outcome).toBe('over');
    expect(check(110_000)).toMatchObject({ perMille: 100 });
  });

  it('compares nothing where there is nothing to compare', () => {
    expect(check(1, [])).toEqual({ outcome: 'unknown_product' });
    expect(check(1, [product, { ...product, productId: 8 }])).toEqual({ outcome: 'ambiguous' });
    expect(check(1, [product], tolerance, 'EUR')).toEqual({
      outcome: 'other_currency',
      productId: 7,
    });
    expect(check(1, [{ productId: 7, orderPrice: null, lastCost: null }])).toEqual({
      outcome: 'nothing_expected',
      productId: 7,
    });
  });

  it('knows one product that was found by several of its codes', () => {
    expect(check(100_000, [product, product]).outcome).toBe('within');
  });
});
