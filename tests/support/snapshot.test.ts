import { afterAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { testDatabase, truncateAll } from './database.ts';
import { addFamily } from './factories/catalogue.ts';
import { addUser } from './factories/people.ts';
import { fillOnce } from './snapshot.ts';

const knex = openDatabase(testDatabase());
beforeEach(() => truncateAll(knex));
afterAll(() => knex.destroy());

/** Every row of every table but the book of discounts, which is renewed each time, and all counters. */
async function contents(): Promise<unknown> {
  const { rows } = await knex.raw<{ rows: object[] }>(`
    select tablename as name, query_to_xml(format('select * from %I t order by t::text', tablename),
      true, false, '')::text as rows
    from pg_tables where schemaname = 'public' and tablename <> 'discount_book' order by 1`);
  const counters: unknown = await knex('pg_sequences').select('sequencename', 'last_value');
  return { rows, counters };
}

it('fills an empty database a second time with the same rows and counters, without making them', async () => {
  let times = 0;
  const make = async () => {
    times += 1;
    await addFamily(knex);
    await addUser(knex);
  };
  await fillOnce(knex, 'two products of a test', make);
  const made = await contents();
  await truncateAll(knex);
  expect(await contents()).not.toEqual(made);
  await fillOnce(knex, 'two products of a test', make);
  expect({ times, contents: await contents() }).toEqual({ times: 1, contents: made });
});
