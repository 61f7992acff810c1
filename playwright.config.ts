import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { nothingAllowed, writeConsent } from './core/analytics/consent-choice.ts';
import { marketCodes } from './core/market/market.ts';
import { freePort } from './tests/support/free-port.ts';
import { shopOf, staffPassword, type TestShop } from './tests/support/shops.ts';

/** PostgreSQL never runs as root; as root its folder must be reachable for another user. */
function sharedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'obmena-shops-'));
  chmodSync(folder, 0o755);
  return folder;
}

// Every worker process reads this file again and must find the same shops, so they are named in the environment.
process.env['TEST_SHOP_FOLDER'] ??= sharedFolder();
process.env['TEST_SHOP_PORT_CZ'] ??= String(await freePort());
process.env['TEST_SHOP_PORT_RO'] ??= String(await freePort());

/** Projects that the command line names. */
const named = process.argv.flatMap((word, at, words) => {
  if (word === '--project') return words.slice(at + 1, at + 2);
  return word.startsWith('--project=') ? [word.slice('--project='.length)] : [];
});
const runs = (...projects: readonly string[]) =>
  named.length === 0 || projects.some((project) => named.includes(project));
const openShops = marketCodes.filter((market) =>
  market === 'cz' ? runs('cz', 'desktop') : runs('ro'),
);
process.env['TEST_SHOP_MARKETS'] ??= openShops.join(' ');

const debianChromium = '/usr/bin/chromium-headless-shell';
const executablePath =
  process.env['CHROMIUM_PATH'] ?? (existsSync(debianChromium) ? debianChromium : undefined);

const serve = (shop: TestShop) => ({
  command: 'node tests/support/shop-server.mjs',
  url: `${shop.url}/readyz`,
  timeout: 120_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 } as const,
  env: {
    PORT: String(shop.port),
    DATA_DIR: shop.dataDir,
    MARKET: shop.market,
    SEED_STAFF_PASSWORD: staffPassword,
    // Tests make what they look at; what happened before it would only be in their way.
    SEED_HISTORY: '0',
    LOG_LEVEL: 'warn',
    METRICS_PORT: '0',
    // The back office's tests say where they call from.
    TRUST_PROXY: '1',
  },
});

// Playwright itself looks for Electron in its own environment; without the real program the stand-in takes its place.
const electronFolder = join(import.meta.dirname, 'node_modules/electron');
if (!existsSync(join(electronFolder, 'path.txt'))) {
  process.env['ELECTRON_OVERRIDE_DIST_PATH'] ??= join(
    import.meta.dirname,
    'tests/support/electron/host',
  );
}

const [cz, ro] = [shopOf('cz'), shopOf('ro')];
/** Visitors who were asked about measuring and refused; consent.spec.ts begins without an answer. */
const refused = ({ url }: TestShop) => ({
  cookies: [
    {
      name: 'consent',
      value: writeConsent(nothingAllowed),
      path: '/',
      expires: -1,
      domain: new URL(url).hostname,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
});
const romanian = '**/*.ro.spec.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A page's code arrives with its first touch; how quick it is, the benches say.
  expect: { timeout: 20_000 },
  workers: 2,
  reporter: [['list'], ['./tests/desktop/host-reporter.ts']],
  webServer: openShops.map((market) => serve(shopOf(market))),
  globalSetup: './tests/storefront/fill-shelves.ts',
  use: {
    // Recording costs every test about half of its time: TRACE=1 asks for it.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: ['--disable-quic'],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: [
    {
      name: 'cz',
      testDir: 'tests/storefront',
      testIgnore: romanian,
      use: {
        baseURL: cz.url,
        locale: 'cs-CZ',
        timezoneId: 'Europe/Prague',
        storageState: refused(cz),
      },
    },
    {
      name: 'ro',
      testDir: 'tests/storefront',
      testMatch: romanian,
      use: {
        baseURL: ro.url,
        locale: 'ro-RO',
        timezoneId: 'Europe/Bucharest',
        storageState: refused(ro),
      },
    },
    {
      name: 'desktop',
      testDir: 'tests/desktop',
      // Some tests start whole programs; how quick that is, `npm run bench -- desktop` says.
      timeout: 120_000,
    },
  ],
});
