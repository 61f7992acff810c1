import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '#api/platform/database/embedded-server.ts';
import { migrate } from '#api/platform/database/migrate.ts';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { seedDatabase } from '#api/seed/seed.ts';
import { startShop, type ShopProcess } from '../support/shop-process.ts';
import type { BareCall } from './bare-server.ts';
import { load } from './load.ts';
import { median } from './median.ts';
import type { Measurement } from './report.ts';

const api = '/api/new/search';
export const searchTargets = [
  { name: 'full search, two words', path: `${api}/?q=iphone+13`, bound: 0.06, isFull: true },
  { name: 'full search, a common word', path: `${api}/?q=pouzdro`, bound: 0.06, isFull: true },
  {
    name: 'full search, filtered',
    path: `${api}/?q=kryt+samsung&state=color%3Dblack`,
    bound: 0.06,
    isFull: true,
  },
  { name: 'suggestions', path: `${api}/suggestions/?q=iphone+13+p`, bound: 0.2, isFull: false },
] as const;

const products = 100_000;
const connections = 16;
const rounds = 3;
const secondsEach = 4;
const cardsOfPage = `select t.cs, t.stock from listing_card_texts t
  where t.card_id = any($1::integer[])`;

/** Searches of a catalogue of 100 000 against a bare handler that reads 24 cards and sends the same. */
export async function benchSearch(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'obmena-bench-'));
  chmodSync(folder, 0o755);
  const database = await startEmbeddedServer({ dataDir: join(folder, 'server'), test: true });
  const { host, user, database: name } = database.connection;
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
    LOG_LEVEL: 'error',
    REPLY_CACHE_MB: '0',
  };
  const servers: ShopProcess[] = [];
  try {
    const cards = await fill(database.connection);
    const shop = await startShop(environment);
    servers.push(shop);
    const calls: BareCall[] = [];
    for (const { path } of searchTargets) {
      const body = await (await fetch(shop.url + path)).text();
      calls.push({ path, sql: cardsOfPage, bindings: [cards], body });
    }
    const file = join(folder, 'calls.json');
    writeFileSync(file, JSON.stringify(calls));
    const bare = await startShop(
      { BENCH_DATABASE: JSON.stringify(database.connection), BENCH_POOL_MAX: '10' },
      ['--import', 'tsx', 'tests/bench/bare-server.ts', file],
    );
    servers.push(bare);
    const measurements: Measurement[] = [];
    for (const target of searchTargets) measurements.push(...(await compare(bare, shop, target)));
    return measurements;
  } finally {
    for (const server of servers) await server.end('SIGTERM');
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Seeds the catalogue and answers the ids of a page of cards. */
async function fill(connection: Parameters<typeof openDatabase>[0]): Promise<number[]> {
  await migrate(connection);
  const knex = openDatabase(connection, { statementTimeoutMs: 0, mostConnections: 4 });
  const settings = { market: 'cz', now: new Date(), staffPassword: 'Mereni-Vykonu-2026' } as const;
  await seedDatabase(knex, { ...settings, report: () => undefined, scale: products });
  const rows: { card_id: number }[] = await knex('listing_card_texts')
    .select('card_id')
    .orderBy('card_id')
    .limit(24);
  await knex.destroy();
  return rows.map(({ card_id }) => card_id);
}

/** The same search in many spellings: asked at once, equal questions would be answered together. */
export const differently = (path: string): string[] =>
  Array.from({ length: connections * 4 }, (_, spaces) =>
    path.replace(/q=[^&]*/, (typed) => typed + '%20'.repeat(spaces)),
  );

async function compare(
  bare: ShopProcess,
  shop: ShopProcess,
  { name, path, bound, isFull }: (typeof searchTargets)[number],
): Promise<Measurement[]> {
  const speeds: Readonly<Record<'bare' | 'shop', number[]>> = { bare: [], shop: [] };
  const p99: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [key, server] of [['bare', bare] as const, ['shop', shop] as const]) {
      const paths = key === 'shop' ? differently(path) : [path];
      const result = await load(server.url, { connections, seconds: secondsEach, paths });
      if (result.failed > 0) throw new Error(`${key} failed ${String(result.failed)} times`);
      speeds[key].push(result.requestsPerSecond);
      if (key === 'shop') p99.push(result.p99);
    }
  }
  const base = median(speeds.bare);
  const ratio: Measurement = {
    what: `${name}, uncached, ratio to the bare handler (${base.toFixed(0)}/s)`,
    measured: median(speeds.shop) / base,
    unit: '×',
    bound,
    better: 'more',
  };
  const latency: Measurement = {
    what: `${name}, p99 at ${String(connections)} connections`,
    measured: median(p99),
    unit: 'ms',
    bound: 60,
    better: 'less',
  };
  return isFull ? [ratio, latency] : [ratio];
}
