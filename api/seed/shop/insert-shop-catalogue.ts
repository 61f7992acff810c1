import type { Knex } from 'knex';
import { markets, type MarketCode } from '#core/market/market.ts';
import type { CatalogueModel } from '../build-catalogue.ts';
import { measuringMakers } from '../data/accessories.ts';
import { copyRows } from '../../database/copy-rows.ts';
import { loadInBulk } from '../../database/load-in-bulk.ts';
import { insertRows } from '../insert-rows.ts';
import type { Report } from '../report.ts';
import { accessoryFamily, fittedLines, plainLines } from './accessory-families.ts';
import { deviceFamilies } from './device-families.ts';
import { FamilyRows, shopTables, type ShopTable } from './family-rows.ts';
import { insertCategories } from './insert-categories.ts';
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

export interface ShopCatalogueSettings {
  readonly market: MarketCode;
  readonly now: Date;
  readonly models: readonly CatalogueModel[];
  /** Products to fill the catalogue up to, for measuring; null for the demonstration shop alone. */
  readonly scale: number | null;
  readonly report: Report;
}

const tables = Object.keys(shopTables) as ShopTable[]; // the keys of the literal above
const familiesAtOnce = 20_000;

/** Fills the catalogue with what the shop sells: the devices, accessories that fit, and their stock. */
export async function insertShopCatalogue(
  trx: Knex.Transaction,
  settings: ShopCatalogueSettings,
): Promise<void> {
  const { market, models, scale, now } = settings;
  const { currency } = markets[market];
  await addManufacturers(trx, [
    ...plainLines().map(({ manufacturer }) => manufacturer),
    ...measuringMakers,
  ]);
  const placeIds = await insertPlaces(trx);
  const places = { count: placeIds.length };
  const devices = deviceFamilies(models, currency, places);
  const accessories = [...plainLines(), ...fittedLines(devices)].map((line) =>
    accessoryFamily(line, currency, places),
  );
  const base = withoutRepeats([...devices, ...accessories]);
  const ids = await shopIds(trx, market, placeIds);
  await addValues(trx, ids, valuesOf(base));
  const rows = new FamilyRows(ids, now);
  const families = function* (): Generator<ShopFamily> {
    yield* base;
    const known = base.reduce((sum, { variants }) => sum + variants.length, 0);
    const missing = Math.max(0, (scale ?? 0) - known);
    yield* measuringFamilies(devices, missing, currency, places);
  };
  await loadInBulk(trx, tables, 'everything', () =>
    writeFamilies(trx, rows, families(), settings.report),
  );
  for (const table of [
    'meta_masters',
    'master_products',
    'products',
    'device_passports',
  ] as const) {
    await trx.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`);
  }
}

async function writeFamilies(
  trx: Knex.Transaction,
  rows: FamilyRows,
  families: Iterable<ShopFamily>,
  report: Report,
): Promise<void> {
  const started = performance.now();
  let waiting = 0;
  const write = async () => {
    const taken = rows.take();
    for (const table of tables) {
      await copyRows(trx, table, shopTables[table].split(' '), taken[table]);
    }
    waiting = 0;
    const seconds = (performance.now() - started) / 1_000;
    report(`  ${String(rows.products)} products, ${seconds.toFixed(1)} s …`);
  };
  for (const family of families) {
    rows.add(family);
    waiting += 1;
    if (waiting === familiesAtOnce) await write();
  }
  if (waiting > 0) await write();
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

/** The warehouse and one place for each store. */
async function insertPlaces(trx: Knex.Transaction): Promise<number[]> {
  const stores = await trx('stores')
    .select<{ id: number; slug: string }[]>('id', 'slug')
    .orderBy('id');
  const rows = [
    { code: 'warehouse', store_id: null },
    ...stores.map(({ id, slug }) => ({ code: slug, store_id: id })),
  ];
  const inserted = await insertRows(trx, 'stock_places', rows, ['id']);
  return (inserted as { id: number }[]).map(({ id }) => id); // the column asked for
}

async function shopIds(
  trx: Knex.Transaction,
  market: MarketCode,
  places: readonly number[],
): Promise<ShopIds> {
  const attributes = await insertAttributes(trx);
  return {
    ...{ attributes, places, values: await valueIds(trx) },
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
