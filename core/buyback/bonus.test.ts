import { describe, expect, it } from 'vitest';
import { anyDevice, bonusTextPercent, buybackBonus, isBonusExpired } from './bonus.ts';

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
  const bonus = (percent: number, of: object = {}) => ({ percent, ...anyDevice, ...of });
  expect(bonusTextPercent([bonus(5), bonus(20), bonus(10)], anyDevice)).toBe(20);
  expect(bonusTextPercent([bonus(0)], anyDevice)).toBeNull();
  expect(bonusTextPercent([], anyDevice)).toBeNull();
  const ofMakers = [
    bonus(5),
    bonus(50, { manufacturer: '360' }),
    bonus(8, { deviceType: 'tablet' }),
  ];
  expect(bonusTextPercent(ofMakers, anyDevice)).toBe(50);
  const apple = { manufacturer: 'apple', deviceType: null };
  expect(bonusTextPercent(ofMakers, apple)).toBe(8);
  expect(bonusTextPercent(ofMakers, { ...apple, deviceType: 'telefony' })).toBe(5);
  expect(bonusTextPercent(ofMakers.slice(1), { ...apple, deviceType: 'telefony' })).toBeNull();
});
