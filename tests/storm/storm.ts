import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { runningServer } from '#api/platform/database/running-server.ts';
import { createCipher } from '#api/platform/identity/cipher.ts';
import { diceOf } from '#api/seed/shop/dice.ts';
import { freePort } from '../support/free-port.ts';
import { attackOnAndOn, sumOf, type Loot } from './attackers.ts';
import { lostOrders, violationsOf } from './checks.ts';
import { shopOnAndOn } from './customer.ts';
import { decideOnAndOn, giveBackOnAndOn } from './give-back.ts';
import { readOnAndOn, Reads } from './reads.ts';
import type { Storm } from './shared-storm.ts';
import { mountDisk } from './small-disk.ts';
import { hire, staffWork } from './staff.ts';
import { readWish } from './storm-flags.ts';
import { prepareStorm } from './storm-shop.ts';
import { tally, weakness } from './tally.ts';
import { stormWarehouse } from './warehouse/warehouse-storm.ts';
import { calmDown, rage, StormyShop, type Sky } from './weather.ts';

/** The shop's key, so that the gateway's messages can be signed as it signs them. */
const shopKey = { id: 'storm', key: randomBytes(32) };
/** A killed process's jobs are given on after a minute, and gateways are asked every minute. */
const calmMs = 300_000;
const attackers = 6;
/** What anybody reads, of the shop and of its pages. */
const readPaths = async (knex: Knex): Promise<string[]> => {
  const names: string[] = await knex('listing_cards as c')
    .join('master_products as m', 'm.id', 'c.master_product_id')
    .orderBy('c.id')
    .limit(3)
    .pluck('m.seo_name');
  const details = names.map((name) => `/api/new/catalog/product/${name}/`);
  return ['/api/new/catalog/home/', '/', '/api/new/mp-menu/hamburger/hamburger/', ...details];
};

/** The storm itself; answers what must not be. */
async function storm(sky: Sky, knex: Knex): Promise<string[]> {
  const { url, wish, reads } = sky;
  const { roll } = diceOf('storm');
  const common = {
    url,
    wish,
    gatewaySecret: createCipher([shopKey]).sign('sandbox', 'stripe'),
    told: new Set<string>(),
    codes: [],
    violations: [],
    refusals: new Map<string, string>(),
    answers: new Map<number, number>(),
    dice: () => roll(1_000_000) / 1_000_000,
  };
  if (wish.of === 'warehouse') return stormWarehouse(sky, knex, common);
  const goods = await prepareStorm(knex, url);
  const crew = await hire(knex);
  let isOver = false;
  const shared: Storm = { ...common, goods, isOver: () => isOver };
  console.log(`${String(wish.customers)} customers for ${String(wish.seconds)} seconds …`);
  const paths = await readPaths(knex);
  // A shop that has run for a while has shown its pages before anything breaks.
  for (const path of paths) await fetch(url + path).then((answer) => answer.arrayBuffer());
  const thieves = wish.has('attackers') ? attackers : 0;
  const looting = Array.from({ length: thieves }, () => attackOnAndOn(shared, sky.dataDir));
  const all: Promise<unknown>[] = [
    ...Array.from({ length: wish.customers }, () => shopOnAndOn(shared)),
    ...Array.from({ length: 4 }, () => readOnAndOn(url, paths, reads, shared.isOver)),
    ...staffWork(shared, knex, crew),
    ...(wish.has('withdrawals') ? [giveBackOnAndOn(shared, knex)] : []),
    ...(wish.has('swaps') ? [decideOnAndOn(shared, knex)] : []),
  ];
  // Whoever gives up is told of at the end, and leaves the others to their work.
  const endings = all.map((work) =>
    work.catch((error: unknown) => void shared.violations.push(String(error))),
  );
  const isEnough = async () => (await weakness(knex, wish)).length === 0;
  await rage(sky, wish.seconds * 1_000, isEnough);
  isOver = true;
  await Promise.all(endings);
  report(sky, shared, sumOf(await Promise.all(looting)));
  console.log('Waiting until the shop has caught up …');
  const isCalm = await calmDown(knex, calmMs);
  console.log(await tally(knex));
  return [
    ...shared.violations,
    ...(isCalm ? [] : ['the shop did not catch up in five minutes']),
    ...(await lostOrders(knex, shared.told)),
    ...(await violationsOf(knex, goods)),
    ...(await weakness(knex, wish)),
  ];
}

function report({ said, reads }: Sky, { answers, refusals }: Storm, loot: Loot): void {
  for (const line of said) console.log(line);
  console.log('answers by status:', Object.fromEntries(answers));
  console.table(reads.table());
  const share = (reads.shareDuringCuts() * 100).toFixed(2);
  console.log(
    `${share} % of the reads were answered while the database was cut off, killed or full`,
  );
  console.log('attackers:', loot);
  for (const [what, why] of refusals) console.log(`refused: ${what} ${why.slice(0, 160)}`);
}

if (!existsSync('dist/api/main.js')) {
  console.error('Build the shop first: npm run build');
  process.exit(2);
}
const wish = readWish(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'obmena-storm-'));
chmodSync(folder, 0o755);
const dataDir = join(folder, 'data');
mkdirSync(dataDir);
const disk = wish.has('disk') ? mountDisk(dataDir) : null;
const port = String(await freePort());
const clockFile = join(folder, 'clock-shift');
const shop = new StormyShop({
  DATA_DIR: dataDir,
  PORT: port,
  TRUST_PROXY: '1',
  ENCRYPTION_KEYS: `${shopKey.id}:${shopKey.key.toString('base64')}`,
  LOG_LEVEL: 'fatal',
  CLOCK_SHIFT: clockFile,
  SEED_STAFF_PASSWORD: 'Boure-V-Obchode-2026',
  SEED_HISTORY: '0',
});
let knex: Knex | null = null;
try {
  await shop.start();
  const place = await runningServer(dataDir);
  if (!place) throw new Error('the embedded database does not run');
  // One connection: the cutting of all others spares it.
  knex = openDatabase(place, { mostConnections: 1 });
  const url = `http://localhost:${port}`;
  const sky = { shop, knex, dataDir, url, disk, clockFile, reads: new Reads(), wish, said: [] };
  const violations = await storm(sky, knex);
  for (const violation of violations) console.error(`VIOLATED: ${violation}`);
  console.log(
    violations.length === 0 ? 'Everything holds.' : `${String(violations.length)} violations`,
  );
  process.exitCode = violations.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await knex?.destroy();
  await shop.stop();
  disk?.unmount();
  rmSync(folder, { recursive: true, force: true });
}
