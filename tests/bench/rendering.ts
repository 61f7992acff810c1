import { withShop } from './bench-shop.ts';
import { load } from './load.ts';
import { median } from './median.ts';
import type { Measurement } from './report.ts';

const connections = 4;

/** As many as the cache is to hold for one kind of visitor in its 32 MB. */
const pages = 1_000;
/** A page that is not kept takes as long as it did the first time. */
const leastGain = 10;

/** Each kind of visitor has pages of their own, so every round asks for pages that nobody had. */
const visitors = [
  'language=cs',
  'language=ro',
  'language=cs; scheme=dark',
  'language=ro; scheme=dark',
];

async function addressesIn(url: string, sitemap: string): Promise<string[]> {
  const text = await (await fetch(`${url}/sitemap-${sitemap}.xml`)).text();
  const all = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  return [...new Set(all.map((address) => new URL(address).pathname))];
}

/** Asks for every page once, on a few connections; answers pages a second. */
async function askOnce(url: string, paths: readonly string[], cookie: string): Promise<number> {
  const slices = Array.from({ length: connections }, (_, slice) =>
    paths.filter((_path, index) => index % connections === slice),
  );
  const start = performance.now();
  const loads = await Promise.all(
    slices.map((slice) =>
      load(url, {
        connections: 1,
        amount: slice.length,
        paths: slice,
        headers: { cookie, 'accept-encoding': 'br' },
      }),
    ),
  );
  const failed = loads.reduce((sum, each) => sum + each.failed, 0);
  if (failed > 0) throw new Error(`${String(failed)} pages failed`);
  return (paths.length * 1_000) / (performance.now() - start);
}

/** So many of them, from the first to the last. */
const spread = (all: readonly string[], count: number): string[] =>
  all.filter(
    (_each, index) =>
      Math.floor((index * count) / all.length) !== Math.floor(((index - 1) * count) / all.length),
  );

/** Pages of products and categories that are made anew, beside the same pages once they are kept. */
export const benchRendering = (): Promise<Measurement[]> =>
  withShop(async (url) => {
    const categories = await addressesIn(url, 'categories');
    const products = await addressesIn(url, 'products-1');
    const paths = [...categories, ...spread(products, pages - categories.length)];
    const rates: { made: number; kept: number }[] = [];
    for (const cookie of visitors) {
      const made = await askOnce(url, paths, cookie);
      rates.push({ made, kept: await askOnce(url, paths, cookie) });
    }
    // The first round warms the program up.
    const [, ...counted] = rates;
    const shop = `${String(paths.length)} pages of products and categories`;
    return [
      {
        what: `${shop}, made anew`,
        measured: median(counted.map(({ made }) => made)),
        unit: 'pages/s',
        bound: 300,
        better: 'more',
      },
      {
        what: `one of ${String(paths.length)} kept pages : the same made anew`,
        measured: median(counted.map(({ made, kept }) => kept / made)),
        unit: '×',
        bound: leastGain,
        better: 'more',
      },
    ];
  });
