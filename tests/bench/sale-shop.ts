import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import {
  startEmbeddedServer,
  type EmbeddedServer,
} from '#api/platform/database/embedded-server.ts';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { startShop, type ShopProcess } from '../support/shop-process.ts';
import { setStock } from '#tests/support/factories/stock.ts';

/** A running shop with a lot of stock, and its database. */
export interface SaleShop {
  readonly shop: ShopProcess;
  readonly connection: EmbeddedServer['connection'];
  readonly knex: Knex;
  /** Stock items of which any number can be bought. */
  readonly products: readonly number[];
  /** Another program beside the shop, ended with it. */
  readonly start: (
    environment: Readonly<Record<string, string>>,
    script: readonly string[],
  ) => Promise<ShopProcess>;
}

const plentiful = 1_000_000;

/** Lends a shop with the demonstration data whose stock does not end. */
export async function withSaleShop<T>(measure: (shop: SaleShop) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'obmena-bench-'));
  chmodSync(folder, 0o755);
  const database = await startEmbeddedServer({ dataDir: join(folder, 'server'), test: true });
  const { host, user, database: name } = database.connection;
  const running: ShopProcess[] = [];
  const start: SaleShop['start'] = async (...program) => {
    const process = await startShop(...program);
    running.push(process);
    return process;
  };
  const knex = openDatabase(database.connection);
  try {
    const shop = await start(
      {
        DATA_DIR: folder,
        LOG_LEVEL: 'error',
        TRUST_PROXY: '1',
        DATABASE_URL: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
        SEED_STAFF_PASSWORD: 'Mereni-Vykonu-2026',
      },
      ['dist/api/main.js'],
    );
    const products = await stockUp(knex);
    return await measure({ shop, connection: database.connection, knex, products, start });
  } finally {
    await knex.destroy();
    for (const process of running) await process.end('SIGTERM');
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function stockUp(knex: Knex): Promise<number[]> {
  const products: number[] = await knex('products as p')
    .join('stock as s', 's.product_id', 'p.id')
    .join('stock_places as l', 'l.id', 's.place_id')
    .where({ 'p.condition': 'new', 'p.is_single_unit': false, 'p.is_on_sale': true })
    .whereNull('l.store_id')
    .whereBetween('p.price', [100, 3_000])
    .orderBy('p.id')
    .limit(40)
    .pluck('p.id');
  for (const product_id of products) await setStock(knex, { product_id }, { on_hand: plentiful });
  return products;
}
