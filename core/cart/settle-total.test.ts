import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settleTotal } from './settle-total.ts';

it('lets a device and its voucher pay a part (T-REF-5)', () => {
  expect(settleTotal({ total: 20_000, buyback: 6_000, bonus: 2_000 })).toEqual({
    buyback: 6_000,
    bonus: 2_000,
    due: 12_000,
    payout: 0,
  });
});

it('pays out what a device is worth beyond the total, and never the voucher', () => {
  expect(settleTotal({ total: 5_000, buyback: 6_000, bonus: 500 })).toEqual({
    buyback: 4_500,
    bonus: 500,
    due: 0,
    payout: 1_500,
  });
  expect(settleTotal({ total: 300, buyback: 0, bonus: 500 })).toEqual({
    buyback: 0,
    bonus: 300,
    due: 0,
    payout: 0,
  });
});

it('always adds up to the total and loses nothing of a device', () => {
  const amount = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(fc.record({ total: amount, buyback: amount, bonus: amount }), (given) => {
      const { buyback, bonus, due, payout } = settleTotal(given);
      expect(buyback + bonus + due).toBe(given.total);
      expect(buyback + payout).toBe(given.buyback);
      expect(Math.min(buyback, bonus, due, payout)).toBeGreaterThanOrEqual(0);
    }),
  );
});
