import { withCatalogue } from './catalogue-shop.ts';
import { load } from './load.ts';
import type { Measurement } from './report.ts';
import { differently, searchTargets } from './search.ts';

const connections = 16;
const few = 100_000;
const many = 1_000_000;
/** What answers from a million must take less than twice the time of what does from 100 000. */
const slowerAtMost = 2;

/** Milliseconds that 19 of 20 answers stay below, each made anew, at 16 connections. */
const slowest = (scale: number): Promise<ReadonlyMap<string, number>> =>
  withCatalogue(scale, async (start, _, listed) => {
    const shop = await start({ REPLY_CACHE_MB: '0' });
    const searched = searchTargets.map(({ name, path }) => ({ name, paths: differently(path) }));
    const found = new Map<string, number>();
    for (const { name, paths } of [...listed, ...searched]) {
      await load(shop.url, { connections, seconds: 3, paths });
      const { p95, failed } = await load(shop.url, { connections, seconds: 8, paths });
      if (failed > 0) throw new Error(`${name} failed ${String(failed)} times`);
      found.set(name, p95);
    }
    return found;
  });

/** How much slower lists, pages and searches are with a million products than with a hundred thousand. */
export async function benchMillion(): Promise<Measurement[]> {
  const before = await slowest(few);
  const after = await slowest(many);
  return [...before].map(([name, p95]) => {
    const slow = after.get(name) ?? Number.NaN;
    return {
      what: `${name}, p95 of a million (${slow.toFixed(1)} ms) to that of 100 000 (${p95.toFixed(1)} ms)`,
      measured: slow / p95,
      unit: '×',
      bound: slowerAtMost,
      better: 'less',
    };
  });
}
