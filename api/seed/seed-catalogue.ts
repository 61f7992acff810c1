import { buildCatalogue, type Catalogue } from './build-catalogue.ts';
import { detectorDevices } from './detector-devices.ts';
import type { DetectorBrand } from './detector-source.ts';
import { priceRow, type PriceRow } from '#core/buyback/grade-prices.ts';
import type { Currency } from '#core/market/market.ts';
import type { SeedDevice } from './seed-device.ts';
import { tableDevices } from './table-devices.ts';

/** Every device that is worth buying; without the detector, only those of our own tables. */
export function seedCatalogue(detectorBrands: readonly DetectorBrand[] | null): Catalogue {
  const known = tableDevices().flatMap(({ variants }) => variants);
  const detected = (detectorBrands ?? []).flatMap(detectorDevices);
  const isBought = (device: SeedDevice) => priceRow(device.aPlus, 'CZK') !== null;
  return buildCatalogue(known.filter(isBought), detected.filter(isBought));
}

/** Prices of a device in a market's currency. Throws for a worthless one, which no catalogue has. */
export function devicePrices(device: SeedDevice, currency: Currency): PriceRow {
  const row = priceRow(device.aPlus, currency);
  if (row === null) throw new Error(`a device without a price is in the catalogue: ${device.name}`);
  // Prices set by hand are in crowns; those in lei were converted from the A+ price by the rule.
  return currency === 'CZK' && device.ownPrices !== null
    ? { ...row, prices: device.ownPrices }
    : row;
}
