import { afterAll, beforeEach, expect, it } from 'vitest';
import { isMigrated } from '#api/platform/database/migrate.ts';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { markets } from '#core/market/market.ts';
import { insertCatalogue } from '#tests/api/catalog/catalogue-fixture.ts';
import { testDatabase, truncateAll } from './database.ts';
import { addFamily, addManufacturer } from './factories/catalogue.ts';
import { times } from './factories/row-factory.ts';
import { eventually } from '#tests/support/eventually.ts';

const knex = openDatabase(testDatabase());
beforeEach(() => truncateAll(knex));
afterAll(() => knex.destroy());

/** Tables that hold rows, without those that keep the migrations. */
async function filledTables(): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(`
    select tablename as name from pg_tables where schemaname = 'public'
      and tablename not like 'knex_migrations%'
      and (xpath('/row/some/text()', query_to_xml(
        format('select exists (select from %I) as some', tablename), false, true, '')))[1]::text = 'true'
    order by 1`);
  return rows.map(({ name }) => name);
}

async function usedSequences(): Promise<unknown[]> {
  return knex('pg_sequences')
    .where({ schemaname: 'public' })
    .whereNotNull('last_value')
    .whereNot('sequencename', 'like', 'knex_migrations%')
    .pluck('sequencename');
}

it('gives each worker a database with every migration', async () => {
  expect(await isMigrated(knex)).toBe(true);
});

it('empties every table and starts every counter again, and renews the book of discounts', async () => {
  await insertCatalogue(knex, { market: markets.cz, now: () => new Date('2026-11-21T12:00:00Z') });
  await knex.raw("select nextval('order_positions')");
  expect((await filledTables()).length).toBeGreaterThan(20);
  expect((await usedSequences()).length).toBeGreaterThan(3);
  const book: unknown = await knex('discount_book').first('version');
  await truncateAll(knex);
  expect(await filledTables()).toEqual(['discount_book']);
  expect(await knex('discount_book').first('version')).not.toEqual(book);
  expect(await usedSequences()).toEqual([]);
  expect(await addManufacturer(knex)).toMatchObject({ id: 1 });
});

it('gives back the room of a table that has grown large, with the tables that refer to it', async () => {
  await addManufacturer.many(
    knex,
    times(10_000, (n) => ({ name: `${'x'.repeat(50)} ${String(n)}` })),
  );
  await addFamily(knex, { manufacturer_id: 1 });
  await truncateAll(knex);
  expect(await filledTables()).toEqual(['discount_book']);
  const size = knex.raw<{ rows: object[] }>("select pg_relation_size('manufacturers') as bytes");
  expect((await size).rows).toEqual([{ bytes: 0 }]);
});

it('waits for what is still being written, and empties that too', async () => {
  const late = await knex.transaction();
  await addManufacturer(late);
  const emptied = truncateAll(knex);
  const waiting = knex('pg_locks').where({ granted: false }).whereNotNull('relation');
  await eventually(async () => expect(await waiting.clone()).not.toEqual([]));
  await late.commit();
  await emptied;
  expect(await filledTables()).toEqual(['discount_book']);
});
