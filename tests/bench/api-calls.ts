import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startEmbeddedServer,
  type EmbeddedServer,
} from '#api/platform/database/embedded-server.ts';
import { startShop, type ShopProcess } from '../support/shop-process.ts';
import { load } from './load.ts';
import { median } from './median.ts';
import { recordCalls } from './recorded-calls.ts';
import type { Measurement } from './report.ts';

const api = '/api/new/buyback';
const device = 'iphone-15-128gb';
const colour = `${device}-black`;
const targets = [
  {
    name: 'appraisal form data',
    path: `${api}/appraisal-form-data/?product_color=${colour}`,
    bound: 0.7,
  },
  {
    name: 'manufacturer choices',
    path: `${api}/manufacturer-choices/?product_type=telefony`,
    bound: 0.7,
  },
  {
    name: 'model choices',
    path: `${api}/model-choices/?product_type=telefony&product_manufacturer=apple`,
    bound: 0.7,
  },
  {
    name: 'selector data',
    path:
      `${api}/product-selector-data/?product_type=telefony&product_manufacturer=apple` +
      `&product_model=${device}&product_color=${colour}`,
    bound: 0.5,
  },
] as const;

const connections = 64;
const rounds = 3;
const secondsEach = 4;
const memoryRequests = 100_000;

export interface Servers {
  readonly bare: ShopProcess;
  readonly cached: ShopProcess;
  readonly uncached: ShopProcess;
}

/** Rounds alternate between the servers, so that a busy moment of the machine meets all of them. */
export async function compare(
  servers: Servers,
  target: { readonly name: string; readonly path: string; readonly bound: number },
) {
  const speeds: Record<keyof Servers, number[]> = { bare: [], cached: [], uncached: [] };
  const p99: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['bare', 'uncached', 'cached'] as const) {
      const result = await load(servers[name].url + target.path, {
        connections,
        seconds: secondsEach,
      });
      if (result.failed > 0) throw new Error(`${name} failed ${String(result.failed)} times`);
      speeds[name].push(result.requestsPerSecond);
      if (name === 'cached') p99.push(result.p99);
    }
  }
  const base = median(speeds.bare);
  const ratio = (what: string, values: readonly number[]): Measurement => ({
    what: `${target.name}, ${what}, ratio to the bare handler (${base.toFixed(0)}/s)`,
    measured: median(values) / base,
    unit: '×',
    bound: target.bound,
    better: 'more',
  });
  return [
    ratio('as served', speeds.cached),
    ratio('without the reply cache', speeds.uncached),
    {
      what: `${target.name}, p99 at 64 connections`,
      measured: median(p99),
      unit: 'ms',
      bound: 50,
      better: 'less',
    },
  ] satisfies Measurement[];
}

async function measureMemory(shop: ShopProcess): Promise<Measurement> {
  for (const { path } of targets) {
    await load(shop.url + path, { connections, amount: memoryRequests / targets.length });
  }
  return {
    what: `resident memory after ${memoryRequests.toLocaleString('en')} requests`,
    measured: shop.memory().now,
    unit: 'MB',
    bound: 250,
    better: 'less',
  };
}

/**
 * Lends the shop with and without its reply cache, and a bare Koa handler with one equal SELECT and the same bytes for
 * each of these paths. `fill` may add to what the demonstration has.
 */
export async function withServers<T>(
  paths: readonly string[],
  measure: (servers: Servers) => Promise<T>,
  fill?: (connection: EmbeddedServer['connection']) => Promise<void>,
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
  };
  const servers: ShopProcess[] = [];
  const start = async (...shop: Parameters<typeof startShop>) => {
    const process = await startShop(...shop);
    servers.push(process);
    return process;
  };
  try {
    await fill?.(database.connection);
    const calls = await recordCalls(environment, paths);
    const file = join(folder, 'calls.json');
    writeFileSync(file, JSON.stringify(calls));
    const bare = await start(
      { BENCH_DATABASE: JSON.stringify(database.connection), BENCH_POOL_MAX: '10' },
      ['--import', 'tsx', 'tests/bench/bare-server.ts', file],
    );
    const cached = await start(environment);
    const uncached = await start({ ...environment, REPLY_CACHE_MB: '0' });
    return await measure({ bare, cached, uncached });
  } finally {
    for (const server of servers) await server.end('SIGTERM');
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Calls of the buy-back against the bare handler. */
export const benchApi = (): Promise<Measurement[]> =>
  withServers(
    targets.map(({ path }) => path),
    async (servers) => {
      const measurements: Measurement[] = [];
      for (const target of targets) measurements.push(...(await compare(servers, target)));
      return [...measurements, await measureMemory(servers.cached)];
    },
  );
