import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { startShop } from '../support/shop-process.ts';

/** Runs something against a shop of its own with the demonstration data. */
export async function withShop<T>(measure: (url: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'obmena-bench-'));
  chmodSync(folder, 0o755);
  const shop = await startShop({ DATA_DIR: folder, SEED_STAFF_PASSWORD: 'Mereni-Vykonu-2026' });
  try {
    return await measure(shop.url);
  } finally {
    await shop.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The first page that a sitemap of the shop names, as a path. */
async function firstOf(url: string, sitemap: string): Promise<string> {
  const text = await (await fetch(`${url}/sitemap-${sitemap}.xml`)).text();
  const address = /<loc>([^<]+)<\/loc>/.exec(text)?.[1];
  if (address === undefined) throw new Error(`the sitemap of ${sitemap} is empty`);
  return new URL(address).pathname;
}

/** Pages that are measured, as every shop has them. */
export async function measuredPaths(url: string) {
  return {
    home: '/',
    category: await firstOf(url, 'categories'),
    product: await firstOf(url, 'products-1'),
    search: shopPaths('cz').search,
    sell: '/vykup',
  };
}
