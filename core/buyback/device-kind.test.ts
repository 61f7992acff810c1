import { expect, it } from 'vitest';
import { markets } from '../market/market.ts';
import { deviceKindOf, deviceKindSlugs, requiredIdentifier, showsImei } from './device-kind.ts';

it.each([
  ['phone', 'imei'],
  ['tablet', 'serial_number'],
  ['smartwatch', 'serial_number'],
  ['accessory', 'none'],
] as const)('a %s needs %s', (kind, identifier) => {
  expect(requiredIdentifier(kind)).toBe(identifier);
});

it("uses the market's slug for phones", () => {
  for (const market of ['cz', 'ro'] as const) {
    expect(deviceKindSlugs[market].phone).toBe(markets[market].phoneTypeSlug);
  }
});

it.each([
  ['telefony', 'cz', true],
  ['telefoane', 'ro', true],
  ['tablety', 'cz', false],
  ['telefony', 'ro', false],
  [null, 'cz', false],
] as const)('shows the IMEI field for %s in %s: %s', (slug, market, shown) => {
  expect(showsImei(slug, market)).toBe(shown);
});

it('knows no kind for a type that is not bought back', () => {
  expect(deviceKindOf('pracky', 'cz')).toBeNull();
});
