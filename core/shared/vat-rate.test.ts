import { expect, it } from 'vitest';
import { vatRateOn } from './vat-rate.ts';

it.each([
  ['cz', '2026-11-21', 21],
  ['ro', '2026-11-21', 21],
  ['ro', '2025-08-01', 21],
  ['ro', '2025-07-31', 19],
] as const)('is of %s on %s %d percent', (market, day, rate) => {
  expect(vatRateOn(market, day)).toBe(rate);
});

it('knows no rate of days long before the shop', () => {
  expect(() => vatRateOn('cz', '2012-12-31')).toThrow(RangeError);
});
