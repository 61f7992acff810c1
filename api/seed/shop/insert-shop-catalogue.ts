import type { Knex } from 'knex';
import { markets, type Currency, type MarketCode } from '#core/market/market.ts';
import type { CatalogueModel } from '../build-catalogue.ts';
import { measuringMakers } from '../data/accessories.ts';
import type { Executor } from '../../platform/database/executor.ts';
import type { Report } from '../report.ts';
import { accessoryFamily, fittedLines, plainLines } from './accessory-families.ts';
import { deviceFamilies } from './device-families.ts';
import type { Places } from './device-items.ts';
import { FamilyRows } from './family-rows.ts';
import { insertCategories } from './insert-categories.ts';
import { insertPlaces, type Bins } from './insert-places.ts';
import { measuringFamilies } from './measuring-families.ts';
import type { ShopFamily, ShopValue } from './shop-family.ts';
import {
  addManufacturers,
  addValues,
  idsBy,
  insertAttributes,
  valueIds,
  type ShopIds,
} from './shop-ids.ts';
import { writeFamilies } from './write-families.ts';

export interface ShopCatalogueSettings {
  readonly market: MarketCode;
  readonly now: Date;
  readonly models: readonly CatalogueModel[];
  /** Products to fill the catalogue up to, for measuring; null for the demonstration shop alone. */
  readonly scale: number | null;
  readonly report: Report;
}

/** Fills the catalogue with what the shop sells: the devices, accessories that fit, and their stock. */
export async function insertShopCatalogue(
  executor: Executor,
  settings: ShopCatalogueSettings,
): Promise<void> {
  const { market, models, scale, now } = settings;
  const { currency } = markets[market];
  const { ids, base, devices } = await executor.run(async (trx) => {
    await addManufacturers(trx, [
      ...plainLines().map(({ manufacturer }) => manufacturer),
      ...measuringMakers,
    ]);
    const bins = await insertPlaces(trx, scale);
    const sold = soldFamilies(models, currency, { count: bins.length });
    const known = await shopIds(trx, market, bins);
    await addValues(trx, known, valuesOf(sold.base));
    return { ids: known, ...sold };
  });
  const families = function* (): Generator<ShopFamily> {
    yield* base;
    const known = base.reduce((sum, { variants }) => sum + variants.length, 0);
    const missing = Math.max(0, (scale ?? 0) - known);
    yield* measuringFamilies(devices, missing, currency, { count: ids.bins.length });
  };
  await writeFamilies(executor, new FamilyRows(ids, now), families(), settings.report);
}

function soldFamilies(models: readonly CatalogueModel[], currency: Currency, places: Places) {
  const devices = deviceFamilies(models, currency, places);
  const accessories = [...plainLines(), ...fittedLines(devices)].map((line) =>
    accessoryFamily(line, currency, places),
  );
  return { devices, base: withoutRepeats([...devices, ...accessories]) };
}

/** Values of choices by `attribute/value`. */
const valuesOf = (families: readonly ShopFamily[]): ReadonlyMap<string, ShopValue> =>
  new Map(
    families
      .flatMap(({ variants }) => variants.flatMap(({ attributes }) => attributes))
      .flatMap((each) =>
        'value' in each ? [[`${each.attribute}/${each.value.code}`, each.value] as const] : [],
      ),
  );

async function shopIds(trx: Knex.Transaction, market: MarketCode, bins: Bins): Promise<ShopIds> {
  const attributes = await insertAttributes(trx);
  return {
    attributes,
    bins,
    values: await valueIds(trx),
    categories: await insertCategories(trx, market),
    manufacturers: await idsBy(trx, 'manufacturers'),
    models: await idsBy(trx, 'device_models'),
    colors: await idsBy(trx, 'device_colors'),
  };
}

/** Two makers' names may end in one address; the more popular family, which stands first, keeps it. */
function withoutRepeats(families: readonly ShopFamily[]): ShopFamily[] {
  const seen = new Set<string>();
  return families.filter(({ seoName }) => {
    const isNew = !seen.has(seoName);
    seen.add(seoName);
    return isNew;
  });
}
