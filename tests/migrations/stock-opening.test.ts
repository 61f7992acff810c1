import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { migrationNames, migrationSource } from '#api/platform/database/migration-source.ts';
import { testDatabase, testTemplate } from '#tests/support/database.ts';
import { addProduct } from '#tests/support/factories/catalogue.ts';
import { addPassport } from '#tests/support/factories/devices.ts';
import { addStore } from '#tests/support/factories/stock.ts';
import { brokenStockLaws } from '#tests/support/stock-laws.ts';

const name = `stock_opening_${String(process.pid)}`;
const admin = openDatabase(testDatabase(), { mostConnections: 1 });
let knex: Knex;
beforeAll(async () => {
  await admin.raw('create database ?? template ??', [name, testTemplate]);
  knex = openDatabase({ ...testDatabase(), database: name });
});
afterAll(async () => {
  await knex.destroy();
  await admin.raw('drop database ??', [name]);
  await admin.destroy();
});

const migrated = () => knex('knex_migrations').orderBy('id').pluck('name');
const counted = () =>
  knex.raw<{ rows: unknown[] }>('select * from stock order by product_id, place_id');

/** A shop whose stock is numbers, as it was before there was a ledger. */
async function insertOldStock() {
  await addStore(knex, { slug: 'brno' });
  await knex('stock_places').insert([{ code: 'warehouse' }, { code: 'brno', store_id: 1 }]);
  const passport = await addPassport(knex);
  await addProduct.many(knex, [
    {},
    { condition: 'used', grade: 'A', is_single_unit: true, passport_id: passport.id },
    {},
  ]);
  await knex('stock').insert([
    { product_id: 1, place_id: 1, on_hand: 9, allocated: 4 },
    { product_id: 1, place_id: 2, on_hand: 2 },
    { product_id: 2, place_id: 2, on_hand: 1, allocated: 1 },
    { product_id: 3, place_id: 1, on_hand: 0 },
  ]);
  const locations = [
    ['A 01/1', 1, 6],
    ['A 01/2', 1, 20],
    ['brno', 2, 1],
  ] as const;
  for (const [code, place, quantity] of locations) {
    await knex.raw(
      'insert into product_locations (product_id, place_id, code, quantity) values (1, ?, ?, ?)',
      [place, code, quantity],
    );
  }
}

it('opens the ledger with what a shop has, in the bins that its products had', async () => {
  const first = migrationNames.indexOf('20261125080000_stock_ledger');
  while ((await migrated()).length > first) await knex.migrate.down({ migrationSource });
  await insertOldStock();
  const before = (await counted()).rows;
  await knex.migrate.latest({ migrationSource });
  expect((await counted()).rows).toEqual(before);
  expect(await brokenStockLaws(knex)).toEqual([]);
  const lying = await knex('location_stock as s')
    .join('stock_locations as l', 'l.id', 's.location_id')
    .orderBy(['s.product_id', 'l.code'])
    .select('s.product_id', 'l.code', 's.on_hand', 's.with_serial');
  expect(lying).toEqual([
    { product_id: 1, code: 'L-A-01-1', on_hand: 6, with_serial: 0 },
    { product_id: 1, code: 'L-A-01-2', on_hand: 3, with_serial: 0 },
    { product_id: 1, code: 'L-BRNO', on_hand: 1, with_serial: 0 },
    { product_id: 1, code: 'L-BRNO-3', on_hand: 1, with_serial: 0 },
    { product_id: 2, code: 'L-BRNO', on_hand: 1, with_serial: 1 },
  ]);
  while ((await migrated()).length > first) await knex.migrate.down({ migrationSource });
  expect((await counted()).rows).toEqual(before);
}, 60_000);
