import { existsSync, mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from '../support/shop-process.ts';
import { benchApi } from './api-calls.ts';
import { benchAppraise } from './core-appraise.ts';
import { benchPageLoad } from './page-load.ts';
import { printReport, type Measurement } from './report.ts';

/** The storefront's pages on a shop of their own. */
async function benchPages(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'obmena-bench-'));
  chmodSync(folder, 0o755);
  const shop = await startShop({ DATA_DIR: folder, SEED_STAFF_PASSWORD: 'Mereni-Vykonu-2026' });
  try {
    return await benchPageLoad(shop.url, [
      { name: 'buy-back page', path: '/vykup', mostScript: 110 },
      { name: 'models of a manufacturer', path: '/vykup/telefony/samsung', mostScript: 110 },
      {
        name: 'questionnaire',
        path: '/vykup/telefony/apple/iphone-15-128gb/iphone-15-128gb-black',
        // The questions work at once, so their code comes with the page.
        mostScript: 140,
      },
    ]);
  } finally {
    await shop.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

const suites: Readonly<Record<string, () => Promise<Measurement[]> | Measurement[]>> = {
  core: benchAppraise,
  api: benchApi,
  pages: benchPages,
};

if (!existsSync('dist/api/main.js')) {
  console.error('Build the shop first: npm run build');
  process.exit(2);
}
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(
    `No such bench: ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}.`,
  );
  process.exit(2);
}
const measurements: Measurement[] = [];
for (const [name, run] of Object.entries(suites)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`Measuring ${name} …`);
  measurements.push(...(await run()));
}
console.log(`Node ${process.version}, ${process.platform}, medians of one run`);
printReport(measurements);
