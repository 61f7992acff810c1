import { openDatabase } from '#api/platform/database/open-database.ts';
import type { Connection } from '#api/platform/settings/connection.ts';
import { createTestClient } from '../support/test-client.ts';
import { withCatalogue } from './catalogue-shop.ts';
import type { CatalogueTarget } from './catalogue-targets.ts';
import { load } from './load.ts';
import { median } from './median.ts';
import { placeOne, speedOf } from './orders.ts';
import type { Measurement } from './report.ts';
import { Stations } from './stations.ts';
import { fillWarehouse, type BenchFloor } from './warehouse-rows.ts';

const million = 1_000_000;
const stationCount = 16;
/** What the stations pick within one run. */
const leastOpen = 3_000;
const mostMs = 100;
const leastRatio = 0.95;
const rounds = 3;
const connections = 16;
const secondsEach = 6;

/** One thing that visitors do, a number a second of it. */
interface Doing {
  readonly name: string;
  readonly speed: () => Promise<number>;
}

interface Lent {
  readonly url: string;
  readonly floor: BenchFloor;
  readonly targets: readonly CatalogueTarget[];
}

/** What the storefront's visitors do: lists, pages, carts and whole orders. */
function doingsOf({ url, floor: { products }, targets }: Lent): Doing[] {
  const shop = { shop: { url }, products };
  let placed = 0;
  let carts = 0;
  const read = ({ name, paths }: CatalogueTarget): Doing => ({
    name,
    speed: async () => {
      const { failed, requestsPerSecond } = await load(url, {
        connections,
        seconds: secondsEach,
        paths,
      });
      if (failed > 0) throw new Error(`${name} failed ${String(failed)} times`);
      return requestsPerSecond;
    },
  });
  const order = () => speedOf(() => placeOne(shop, (placed += 1)));
  const addToCart = () =>
    speedOf(async () => {
      carts += 1;
      const client = createTestClient(url);
      const product = products[carts % products.length];
      const address = `10.3.${String(Math.floor(carts / 250) % 250)}.${String((carts % 250) + 1)}`;
      const headers = { 'x-forwarded-for': address };
      const answer = await client.change('cart/add-product/', { product, quantity: 1 }, headers);
      if (!answer.ok) throw new Error(`a cart answered ${String(answer.status)}`);
    });
  return [
    ...targets.map(read),
    { name: 'adding to a new cart', speed: addToCart },
    { name: 'a whole order', speed: order },
  ];
}

/** How quick it is while the stations work, against how quick it is without; in turn, as the machine has its moods. */
async function compare({ name, speed }: Doing, stations: Stations): Promise<Measurement> {
  const speeds: { alone: number[]; beside: number[] } = { alone: [], beside: [] };
  await speed();
  for (let round = 0; round < rounds; round += 1) {
    speeds.alone.push(await speed());
    stations.start();
    speeds.beside.push(await speed());
    await stations.stop();
  }
  const base = median(speeds.alone);
  return {
    what: `${name} while ${String(stationCount)} stations scan, ratio to without (${base.toFixed(0)}/s)`,
    measured: median(speeds.beside) / base,
    unit: '×',
    bound: leastRatio,
    better: 'more',
  };
}

/** Milliseconds that 19 of 20 scans stay below while nothing but the stations works. */
async function scanTime(stations: Stations, seconds: number): Promise<number> {
  stations.times.length = 0;
  stations.start();
  await new Promise((later) => setTimeout(later, seconds * 1_000));
  await stations.stop();
  const sorted = stations.times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}

/** Sixteen stations against a shop of a million products, a million closed orders and a tenth as many open ones. */
export const benchWarehouse = (scale = million): Promise<Measurement[]> =>
  withCatalogue(scale, async (start, { environment }, targets) => {
    const place = JSON.parse(environment['BENCH_DATABASE'] ?? '{}') as Connection; // written by `withCatalogue`
    const knex = openDatabase(place, { statementTimeoutMs: 0 });
    try {
      const open = Math.max(leastOpen, Math.round(scale / 10));
      const floor = await fillWarehouse(knex, { open, closed: scale });
      const { url } = await start({ TRUST_PROXY: '1' });
      const stations = await Stations.hire(knex, url, floor.placeId, stationCount);
      await scanTime(stations, 5);
      const scanned = {
        what: `scan to answer, ${String(stationCount)} stations, ${String(scale)} products, ${String(open)} open orders, p95`,
        measured: await scanTime(stations, 20),
        unit: 'ms',
        bound: mostMs,
        better: 'less',
      } as const;
      const compared: Measurement[] = [];
      for (const doing of doingsOf({ url, floor, targets })) {
        compared.push(await compare(doing, stations));
      }
      return [scanned, ...compared];
    } finally {
      await knex.destroy();
    }
  });
