import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#api/database/open-database.ts';
import { startEmbeddedServer } from '#api/database/embedded-server.ts';
import { startShop, type ShopProcess } from '../support/shop-process.ts';
import { catalogueTargets, type CatalogueTarget } from './catalogue-targets.ts';
import { load } from './load.ts';
import { median } from './median.ts';
import { recordCalls } from './recorded-calls.ts';
import type { Measurement } from './report.ts';

const connections = 64;
const rounds = 3;
const secondsEach = 4;
const bounds = { cached: 0.9, uncached: 0.5 } as const;
const products = 100_000;
const many = 1_000_000;
/** A list of a million must answer in less than twice the time of one of a hundred thousand. */
const slowerAtMost = 2;

interface Servers {
  readonly bare: ShopProcess;
  readonly cached: ShopProcess;
  readonly uncached: ShopProcess;
}

/** Runs the program that everybody seeds with, on a database of its own. */
async function seed(environment: Readonly<Record<string, string>>, scale: number): Promise<void> {
  const script = ['--import', 'tsx', 'api/seed/seed-command.ts', '--scale', String(scale)];
  const child = spawn(process.execPath, script, {
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null]; // as Node documents it
  if (code !== 0) throw new Error(`the seed ended with ${String(code)}`);
}

/** Lends a seeded database and the servers that are started on it. */
async function withCatalogue<T>(
  scale: number,
  use: (
    start: (environment: Record<string, string>, script?: string[]) => Promise<ShopProcess>,
    place: { readonly folder: string; readonly environment: Record<string, string> },
    targets: readonly CatalogueTarget[],
  ) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'obmena-bench-'));
  chmodSync(folder, 0o755);
  const database = await startEmbeddedServer({ dataDir: join(folder, 'server'), test: true });
  const { host, user, database: name } = database.connection;
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
    SEED_STAFF_PASSWORD: 'Mereni-Vykonu-2026',
    LOG_LEVEL: 'error',
    BENCH_DATABASE: JSON.stringify(database.connection),
    BENCH_POOL_MAX: '10',
  };
  const servers: ShopProcess[] = [];
  try {
    await seed(environment, scale);
    const knex = openDatabase(database.connection);
    const targets = await catalogueTargets(knex).finally(() => knex.destroy());
    const start = async (more: Record<string, string>, script?: string[]) => {
      const server = await startShop({ ...environment, ...more }, script);
      servers.push(server);
      return server;
    };
    return await use(start, { folder, environment }, targets);
  } finally {
    for (const server of servers) await server.end('SIGTERM');
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Rounds alternate between the servers, so that a busy moment of the machine meets all of them. */
async function compare(servers: Servers, { name, paths }: CatalogueTarget): Promise<Measurement[]> {
  const speeds: Record<keyof Servers, number[]> = { bare: [], cached: [], uncached: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const server of ['bare', 'uncached', 'cached'] as const) {
      const result = await load(servers[server].url, { connections, seconds: secondsEach, paths });
      if (result.failed > 0) throw new Error(`${server} failed ${String(result.failed)} times`);
      speeds[server].push(result.requestsPerSecond);
    }
  }
  const base = median(speeds.bare);
  return (['cached', 'uncached'] as const).map((server) => ({
    what: `${name}, ${server}, ratio to the bare handler (${base.toFixed(0)}/s)`,
    measured: median(speeds[server]) / base,
    unit: '×',
    bound: bounds[server],
    better: 'more',
  }));
}

/** Lists and pages of 100 000 products against a bare Koa handler with one equal SELECT. */
export const benchCatalogue = (): Promise<Measurement[]> =>
  withCatalogue(products, async (start, { folder, environment }, targets) => {
    const calls = await recordCalls(
      environment,
      targets.flatMap(({ paths }) => paths),
    );
    const file = join(folder, 'calls.json');
    writeFileSync(file, JSON.stringify(calls));
    const servers = {
      bare: await start({}, ['--import', 'tsx', 'tests/bench/bare-server.ts', file]),
      cached: await start({}),
      uncached: await start({ REPLY_CACHE_MB: '0' }),
    };
    const measurements: Measurement[] = [];
    for (const target of targets) measurements.push(...(await compare(servers, target)));
    return measurements;
  });

/** Milliseconds that 39 of 40 answers stay below, made anew each time, at 16 connections. */
const slowest = (scale: number): Promise<ReadonlyMap<string, number>> =>
  withCatalogue(scale, async (start, _, targets) => {
    const shop = await start({ REPLY_CACHE_MB: '0' });
    const found = new Map<string, number>();
    for (const { name, paths } of targets) {
      await load(shop.url, { connections: 16, seconds: 2, paths });
      const { p97 } = await load(shop.url, { connections: 16, seconds: 8, paths });
      found.set(name, p97);
    }
    return found;
  });

/** How much slower lists and pages are with a million products than with a hundred thousand. */
export async function benchMillion(): Promise<Measurement[]> {
  const few = await slowest(products);
  const million = await slowest(many);
  return [...few].map(([name, p97]) => ({
    what: `${name}, p97.5 of a million to that of 100 000 (${p97.toFixed(1)} ms)`,
    measured: (million.get(name) ?? Number.NaN) / p97,
    unit: '×',
    bound: slowerAtMost,
    better: 'less',
  }));
}
