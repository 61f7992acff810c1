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
    buyback: 5_000,
    bonus: 0,
    due: 0,
    payout: 1_000,
  });
  expect(settleTotal({ total: 300, buyback: 0, bonus: 500 })).toEqual({
    buyback: 0,
    bonus: 300,
    due: 0,
    payout: 0,
  });
});

it('does not use a voucher that is not needed (T-SWAP-3)', () => {
  expect(settleTotal({ total: 18_890, buyback: 21_660, bonus: 2_000 })).toEqual({
    buyback: 18_890,
    bonus: 0,
    due: 0,
    payout: 2_770,
  });
});

it('lets the voucher count once the device is worth less (T-SWAP-4)', () => {
  const given = { total: 18_890, buyback: 15_000 };
  expect(settleTotal({ ...given, bonus: 0 }).due).toBe(3_890);
  expect(settleTotal({ ...given, bonus: 2_000 })).toMatchObject({ bonus: 2_000, due: 1_890 });
});

it('always adds up to the total and loses nothing of a device', () => {
  const amount = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(fc.record({ total: amount, buyback: amount, bonus: amount }), (given) => {
      const { buyback, bonus, due, payout } = settleTotal(given);
      expect(buyback + bonus + due).toBe(given.total);
      expect(buyback + payout).toBe(given.buyback);
      // A voucher never becomes cash.
      if (payout > 0) expect(bonus).toBe(0);
      expect(Math.min(buyback, bonus, due, payout)).toBeGreaterThanOrEqual(0);
    }),
  );
});
