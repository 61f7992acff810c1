import { describe, expect, it } from 'vitest';
import { bonusTextPercent, buybackBonus, isBonusExpired } from './bonus.ts';

const tiers = [
  { minimalBuyoutPrice: 8_000, voucher: 2_500 },
  { minimalBuyoutPrice: 3_000, voucher: 1_200 },
];

describe('buybackBonus', () => {
  it.each([
    [2_999, 0],
    [3_000, 1_200],
    [7_999, 1_200],
    [8_000, 2_000],
  ])('for a buy-back of %d is %d under a cap of 2 000', (price, bonus) => {
    expect(buybackBonus(price, { tiers, cap: 2_000 })).toBe(bonus);
  });

  it('does not exist without tiers', () => {
    expect(buybackBonus(50_000, { tiers: [], cap: 2_000 })).toBe(0);
  });

  it('is of any amount without a cap', () => {
    expect(buybackBonus(8_000, { tiers, cap: null })).toBe(2_500);
  });
});

it.each([
  ['2026-10-01T12:00:00+02:00', '2026-11-01T23:59:00+01:00', false],
  ['2026-10-01T12:00:00+02:00', '2026-11-02T00:00:00+01:00', true],
  ['2027-01-31T12:00:00+01:00', '2027-02-28T23:59:00+01:00', false],
  ['2027-01-31T12:00:00+01:00', '2027-03-01T00:00:00+01:00', true],
])('a bonus of %s is expired at %s: %s', (issued, now, expired) => {
  expect(isBonusExpired(new Date(issued), new Date(now), 'Europe/Prague')).toBe(expired);
});

it('promises the highest percentage, or nothing', () => {
  expect(bonusTextPercent([5, 20, 10])).toBe(20);
  expect(bonusTextPercent([0])).toBeNull();
  expect(bonusTextPercent([])).toBeNull();
});
