import { expect, it } from 'vitest';
import { readDetectorBrands } from '#api/seed/detector-source.ts';
import { detectorDevices } from '#api/seed/detector-devices.ts';
import { priceListDay } from '#api/seed/seed-device.ts';
import { tableDevices } from '#api/seed/table-devices.ts';
import { resaleValue } from '#core/buyback/resale-value.ts';

const devices = tableDevices();

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

it('comes from the launch price within a percent of most prices set by hand', () => {
  const errors = devices.flatMap(({ launchPrice, variants: [first] }) => {
    if (first.ownPrices === null) return [];
    const estimate = resaleValue({ ...first, launchPrice }, priceListDay);
    return Math.abs(estimate / first.aPlus - 1);
  });
  expect(errors).toHaveLength(42);
  expect(median(errors)).toBeLessThan(0.01);
  expect(Math.max(...errors)).toBeLessThan(0.05);
});

it('comes from the specifications alone within a quarter for most known devices', () => {
  const known = new Map(
    devices.map(({ variants: [first] }) => [`${first.manufacturer} ${first.name}`, first.aPlus]),
  );
  const errors = (readDetectorBrands() ?? []).flatMap(detectorDevices).flatMap((device) => {
    const aPlus = known.get(`${device.manufacturer} ${device.name}`);
    return aPlus === undefined ? [] : Math.abs(device.aPlus / aPlus - 1);
  });
  expect(errors.length).toBeGreaterThan(20);
  expect(median(errors)).toBeLessThan(0.25);
});
