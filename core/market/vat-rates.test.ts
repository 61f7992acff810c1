import { expect, it } from 'vitest';
import { vatRateOn } from './vat-rates.ts';

it.each([
  ['cz', '2026-11-21', 21],
  ['ro', '2025-07-31', 19],
  ['ro', '2025-08-01', 21],
  ['ro', '2026-11-21', 21],
] as const)('in %s on %s is %d %%', (market, day, rate) => {
  expect(vatRateOn(market, day)).toBe(rate);
});

it('throws on a day before all known rates', () => {
  expect(() => vatRateOn('ro', '2016-12-31')).toThrow(RangeError);
});
