import { describe, expect, it } from 'vitest';
import { resaleShare, resaleValue, valueCurveOf, valueWithStorage } from './resale-value.ts';

const phone = { kind: 'phone', manufacturer: 'Samsung', launchPrice: 22_990 } as const;

describe('resaleValue', () => {
  it('follows the curve of the family by whole months', () => {
    const device = { ...phone, releasedOn: '2024-01-01' };
    expect(resaleValue(device, '2026-11-21')).toBe(5_900);
    expect(resaleValue(device, '2026-11-30')).toBe(5_900);
    expect(resaleValue(device, '2026-12-01')).toBeLessThan(5_900);
  });

  it('takes a device that is not out yet for a new one', () => {
    expect(resaleValue({ ...phone, releasedOn: '2027-05-01' }, '2026-11-21')).toBe(14_250);
  });
});

describe('resaleShare', () => {
  it.each(['apple', 'premium', 'budget', 'watch'] as const)('of %s never rises', (curve) => {
    const shares = Array.from({ length: 240 }, (_, months) => resaleShare(curve, months));
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(shares[0]).toBeLessThan(1);
    expect(shares.at(-1)).toBeGreaterThan(0);
  });

  it('is linear between two points', () => {
    expect(resaleShare('apple', 20)).toBeCloseTo((0.596 + 0.463) / 2, 10);
  });
});

it.each([
  ['smartwatch', 'Apple', 9_990, 'watch'],
  ['tablet', 'Apple', 9_990, 'apple'],
  ['phone', 'Sony', 15_000, 'premium'],
  ['phone', 'Sony', 14_999, 'budget'],
] as const)('a %s of %s for %d keeps its value as %s', (kind, manufacturer, launchPrice, curve) => {
  expect(valueCurveOf({ kind, manufacturer, launchPrice })).toBe(curve);
});

it('adds eight percent for every doubling of the storage', () => {
  expect(valueWithStorage(10_000, 128, 256)).toBe(10_800);
  expect(valueWithStorage(10_000, 128, 512)).toBe(11_650);
  expect(valueWithStorage(10_000, 256, 128)).toBe(9_250);
});
