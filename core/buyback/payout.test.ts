import { describe, expect, it } from 'vitest';
import { isIndependent, isOverPayoutLimit, mayRelease, payoutLimits } from './payout.ts';

const prepared = { stage: 'prepared', amount: 5_900, preparedBy: 7 } as const;

describe('mayRelease', () => {
  it('lets anybody but the preparer release what is prepared', () => {
    expect(mayRelease(prepared, 8)).toEqual({ ok: true, value: null });
    expect(mayRelease(prepared, 7)).toEqual({ ok: false, error: 'payout_own' });
  });

  it.each(['waiting', 'released', 'paid'] as const)('releases nothing that is %s', (stage) => {
    expect(mayRelease({ ...prepared, stage }, 8)).toEqual({
      ok: false,
      error: 'payout_not_prepared',
    });
  });
});

it.each(['cz', 'ro'] as const)('asks for a supervisor only above the limit of %s', (market) => {
  expect(isOverPayoutLimit(payoutLimits[market], market)).toBe(false);
  expect(isOverPayoutLimit(payoutLimits[market] + 1, market)).toBe(true);
});

it('takes no supervisor who prepared a payout over the limit', () => {
  const large = { ...prepared, amount: 30_001 };
  expect(isIndependent([prepared, large], 9, 'cz')).toBe(true);
  expect(isIndependent([prepared, large], 7, 'cz')).toBe(false);
  expect(isIndependent([prepared], 7, 'cz')).toBe(true);
});
