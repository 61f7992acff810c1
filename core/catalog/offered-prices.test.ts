import { describe, expect, it } from 'vitest';
import { offeredPrices } from './offered-prices.ts';
import { priorPrice, type PriceChange } from './prior-price.ts';

const day = (text: string) => new Date(`2026-${text}T00:00:00Z`);
const change = (text: string, price: number | null): PriceChange => ({ at: day(text), price });
const offer = (from: string, until: string, price: number) => ({
  from: day(from),
  until: day(until),
  price,
});

describe('offeredPrices', () => {
  it('lowers the price while an offer runs and gives it back at its end', () => {
    expect(offeredPrices([change('01-01', 100)], [offer('02-01', '02-05', 80)])).toEqual([
      change('01-01', 100),
      change('02-01', 80),
      change('02-05', 100),
    ]);
  });

  it('takes the lowest of offers that run at once, and none above the usual price', () => {
    const offers = [offer('02-01', '02-10', 80), offer('02-05', '02-20', 70)];
    expect(
      offeredPrices([change('01-01', 100), change('02-15', 60)], offers).map(({ price }) => price),
    ).toEqual([100, 80, 70, 70, 60, 60]);
  });

  it('sells nothing while the product is not sold', () => {
    expect(offeredPrices([change('02-03', 100)], [offer('02-01', '02-05', 80)])).toEqual([
      change('02-01', null),
      change('02-03', 80),
      change('02-05', 100),
    ]);
  });

  it('lets an earlier offer be the price that a later reduction is compared with', () => {
    const history = offeredPrices([change('01-01', 100)], [offer('06-10', '06-12', 80)]);
    expect(priorPrice(history, day('07-01'), 'Europe/Prague')?.price).toBe(80);
  });
});
