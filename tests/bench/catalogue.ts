import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopProcess } from '../support/shop-process.ts';
import { withCatalogue } from './catalogue-shop.ts';
import type { CatalogueTarget } from './catalogue-targets.ts';
import { load } from './load.ts';
import { median } from './median.ts';
import { recordCalls } from './recorded-calls.ts';
import type { Measurement } from './report.ts';

const connections = 64;
const rounds = 3;
const secondsEach = 4;
const bounds = { cached: 0.9, uncached: 0.5 } as const;
const products = 100_000;

interface Servers {
  readonly bare: ShopProcess;
  readonly cached: ShopProcess;
  readonly uncached: ShopProcess;
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
