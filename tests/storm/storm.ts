import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { startEmbeddedServer } from '#api/platform/database/embedded-server.ts';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { diceOf } from '#api/seed/shop/dice.ts';
import { createCipher } from '#api/platform/identity/cipher.ts';
import { freePort } from '../support/free-port.ts';
import { lostOrders, violationsOf } from './checks.ts';
import { shopOnAndOn } from './customer.ts';
import type { Storm } from './shared-storm.ts';
import { prepareStorm } from './storm-shop.ts';
import { calmDown, rage, StormyShop } from './weather.ts';

/** The shop's key, so that the gateway's messages can be signed as it signs them. */
const shopKey = { id: 'storm', key: randomBytes(32) };

const customers = 200;
const seconds = 30;
/** A killed process's jobs are given on after a minute, and gateways are asked every minute. */
const calmMs = 300_000;

/** The storm itself; answers what must not be. */
async function storm(shop: StormyShop, knex: Knex, url: string): Promise<string[]> {
  await shop.start();
  const goods = await prepareStorm(knex);
  const { roll } = diceOf('storm');
  let isOver = false;
  const shared: Storm = {
    url,
    goods,
    gatewaySecret: createCipher([shopKey]).sign('sandbox', 'stripe'),
    told: new Set(),
    violations: [],
    answers: new Map(),
    dice: () => roll(1_000_000) / 1_000_000,
    isOver: () => isOver,
  };
  console.log(`${String(customers)} customers for ${String(seconds)} seconds …`);
  const all = Array.from({ length: customers }, () => shopOnAndOn(shared));
  await rage(shop, knex, seconds * 1_000);
  isOver = true;
  await Promise.all(all);
  console.log('answers by status:', Object.fromEntries(shared.answers));
  console.log('Waiting until the shop has caught up …');
  const isCalm = await calmDown(knex, calmMs);
  console.log(await tally(knex));
  return [
    ...shared.violations,
    ...(isCalm ? [] : ['the shop did not catch up in five minutes']),
    ...(await lostOrders(knex, shared.told)),
    ...(await violationsOf(knex, goods)),
    ...(await weakness(knex)),
  ];
}

const countsSql = `select
  (select count(*)::integer from orders) as orders,
  (select count(*)::integer from orders where status = 'cancelled') as cancelled,
  (select count(*)::integer from orders where paid_at is not null) as paid,
  (select count(*)::integer from payments) as attempts,
  (select count(*)::integer from payments where status = 'captured') as captured,
  (select count(*)::integer from payment_callbacks) as messages,
  (select count(*)::integer from refunds) as refunds,
  (select count(*)::integer from invoices) as invoices,
  (select count(*)::integer from discount_codes where uses > 0) as codes,
  (select count(*)::integer from stock where on_hand = 50 and allocated = 50) as "soldOut"`;

async function tally(knex: Knex): Promise<Readonly<Record<string, number>>> {
  const { rows } = await knex.raw<{ rows: Readonly<Record<string, number>>[] }>(countsSql);
  return rows[0] ?? {};
}

/** A storm in which nobody fought for anything proves nothing. */
async function weakness(knex: Knex): Promise<string[]> {
  const counts = await tally(knex);
  const wanted = { orders: 60, captured: 30, refunds: 1, codes: 20, soldOut: 1 };
  return Object.entries(wanted)
    .filter(([what, least]) => (counts[what] ?? 0) < least)
    .map(([what, least]) => `the storm was too weak: ${what} below ${String(least)}`);
}

if (!existsSync('dist/api/main.js')) {
  console.error('Build the shop first: npm run build');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'obmena-storm-'));
chmodSync(folder, 0o755);
const database = await startEmbeddedServer({ dataDir: join(folder, 'server'), test: true });
const { host, user, database: name } = database.connection;
const port = String(await freePort());
const shop = new StormyShop({
  DATA_DIR: folder,
  PORT: port,
  TRUST_PROXY: '1',
  ENCRYPTION_KEYS: `${shopKey.id}:${shopKey.key.toString('base64')}`,
  LOG_LEVEL: 'fatal',
  DATABASE_URL: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
  SEED_STAFF_PASSWORD: 'Boure-V-Obchode-2026',
});
// One connection: the cutting of all others spares it.
const knex = openDatabase(database.connection, { mostConnections: 1 });
try {
  const violations = await storm(shop, knex, `http://localhost:${port}`);
  for (const violation of violations) console.error(`VIOLATED: ${violation}`);
  console.log(
    violations.length === 0 ? 'Everything holds.' : `${String(violations.length)} violations`,
  );
  process.exitCode = violations.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await knex.destroy();
  await shop.stop();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
