import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { benchApi } from './api-calls.ts';
import { measuredPaths, withShop } from './bench-shop.ts';
import { benchCatalogue } from './catalogue.ts';
import { benchMillion } from './catalogue-million.ts';
import { benchCart } from './cart.ts';
import { benchAppraise } from './core-appraise.ts';
import { benchDiscounts } from './core-discounts.ts';
import { benchDesktop } from './desktop.ts';
import { benchFeeds } from './feeds.ts';
import { benchFilterClick } from './filter-click.ts';
import { benchGrids } from './grids.ts';
import { benchImport } from './import.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchOrders } from './orders.ts';
import { benchPageLoad } from './page-load.ts';
import { printReport, type Measurement } from './report.ts';
import { benchRendering } from './rendering.ts';
import { benchSearch } from './search.ts';
import { benchService } from './service.ts';
import { benchStatistics } from './statistics.ts';
import { benchWarehouse } from './warehouse.ts';

const device = '/vykup/telefony/apple/iphone-15-128gb/iphone-15-128gb-black';

/** The storefront's pages on a shop of their own. */
const benchPages = (): Promise<Measurement[]> =>
  withShop(async (url) => {
    const paths = await measuredPaths(url);
    return benchPageLoad(url, [
      { name: 'home page', path: paths.home, mostScript: 120 },
      { name: 'category page', path: paths.category, mostScript: 120 },
      { name: 'product page', path: paths.product, mostScript: 120 },
      { name: 'search page', path: `${paths.search}?q=iphone`, mostScript: 120 },
      { name: 'buy-back page', path: paths.sell, mostScript: 110 },
      { name: 'models of a manufacturer', path: '/vykup/telefony/samsung', mostScript: 110 },
      // The questions work at once, so their code comes with the page.
      { name: 'questionnaire', path: device, mostScript: 140 },
    ]);
  });

/** Apart from the pages, which take three minutes by themselves: each says what it is at. */
const benchFilters = (): Promise<Measurement[]> =>
  withShop(async (url) => {
    const { category } = await measuredPaths(url);
    return [await benchFilterClick(url, category)];
  });

const suites: Readonly<Record<string, () => Promise<Measurement[]> | Measurement[]>> = {
  core: benchAppraise,
  discounts: benchDiscounts,
  cart: benchCart,
  orders: benchOrders,
  api: benchApi,
  catalogue: benchCatalogue,
  'catalogue-million': benchMillion,
  grids: () => benchGrids(scale),
  desktop: () => benchDesktop(scale),
  search: benchSearch,
  service: benchService,
  import: () => benchImport(scale),
  feeds: () => benchFeeds(scale),
  statistics: () => benchStatistics(scale),
  warehouse: () => benchWarehouse(scale),
  pages: benchPages,
  rendering: benchRendering,
  filters: benchFilters,
  lighthouse: benchLighthouse,
};

if (!existsSync('dist/api/main.js')) {
  console.error('Build the shop first: npm run build');
  process.exit(2);
}
/** These take minutes, so they run only when they are asked for by their names. */
const onlyWhenAsked = new Set(['catalogue-million', 'feeds', 'import', 'statistics', 'warehouse']);
const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: { scale: { type: 'string' } },
});
/** Products of the benches of grids and of the back office, 100 000 where it is not given; a million of the warehouse. */
const scale = values.scale === undefined ? undefined : Number(values.scale);
const unknown = asked.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(
    `No such bench: ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}.`,
  );
  process.exit(2);
}
const measurements: Measurement[] = [];
for (const [name, run] of Object.entries(suites)) {
  if (asked.length > 0 ? !asked.includes(name) : onlyWhenAsked.has(name)) continue;
  console.log(`Measuring ${name} …`);
  measurements.push(...(await run()));
}
console.log(`Node ${process.version}, ${process.platform}, medians of one run`);
printReport(measurements);
