import { describe, expect, it } from 'vitest';
import {
  bonusAmount,
  isSwappable,
  missingOfSale,
  type BonusSituation,
  type BuybackCredit,
} from './credits.ts';

const now = new Date('2026-11-21T12:00:00Z');
const credit: BuybackCredit = {
  id: 3,
  status: 'quoted',
  price: 6_000,
  isSpent: false,
  closedAt: null,
  lockedUntil: new Date('2026-11-30T22:59:59Z'),
};
const paid: BuybackCredit = { ...credit, status: 'paid', closedAt: new Date('2026-11-01T10:00Z') };

describe('a device to be swapped', () => {
  it.each(['quoted', 'submitted', 'awaiting_device'] as const)('can be %s', (status) => {
    expect(isSwappable({ ...credit, status }, now)).toBe(true);
  });

  it.each<Partial<BuybackCredit>>([
    { status: 'paid' },
    { status: 'inspected' },
    { status: 'cancelled' },
    { isSpent: true },
    { lockedUntil: new Date('2026-11-21T11:59:59Z') },
  ])('cannot be %j', (change) => {
    expect(isSwappable({ ...credit, ...change }, now)).toBe(false);
  });
});

describe('a device that pays for goods', () => {
  it.each(['phone', 'tablet', 'smartwatch'] as const)(
    'that is only quoted, a %s, lacks all',
    (kind) => {
      expect(missingOfSale({ status: 'quoted' }, kind)).toEqual([
        'identity',
        'device_number',
        'account',
      ]);
    },
  );

  it('needs no number where it has none', () => {
    expect(missingOfSale({ status: 'quoted' }, 'accessory')).toEqual(['identity', 'account']);
  });

  it.each(['submitted', 'awaiting_device'] as const)('that is %s lacks nothing', (status) => {
    expect(missingOfSale({ status }, 'phone')).toEqual([]);
  });
});

describe('a voucher', () => {
  const situation: BonusSituation = {
    terms: {
      tiers: [
        { minimalBuyoutPrice: 3_000, voucher: 1_200 },
        { minimalBuyoutPrice: 6_000, voucher: 2_500 },
      ],
      cap: 2_000,
    },
    timeZone: 'Europe/Prague',
    now,
    swappedIds: new Set(),
  };
  it.each([
    [2_999, 0],
    [3_000, 1_200],
    [5_999, 1_200],
    [6_000, 2_000],
    [90_000, 2_000],
  ])('of a device for %d is %d (T-BUY-21)', (price, amount) => {
    expect(bonusAmount({ ...paid, price }, situation)).toBe(amount);
  });

  it('ends a month after the device was paid for', () => {
    const at = (text: string) => bonusAmount(paid, { ...situation, now: new Date(text) });
    expect(at('2026-12-01T22:59:59Z')).toBe(2_000);
    expect(at('2026-12-01T23:00:00Z')).toBe(0);
  });

  it('comes with a device that is swapped in the same cart, and with no other open one', () => {
    expect(bonusAmount(credit, situation)).toBe(0);
    expect(bonusAmount(credit, { ...situation, swappedIds: new Set([3]) })).toBe(2_000);
  });

  it('is used once', () => {
    expect(bonusAmount({ ...paid, isSpent: true }, situation)).toBe(0);
  });
});
