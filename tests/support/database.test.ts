import { afterAll, beforeAll, expect, it } from 'vitest';
import { isMigrated } from '#api/database/migrate.ts';
import { openDatabase } from '#api/database/open-database.ts';
import { testDatabase, truncateAll } from './database.ts';

const knex = openDatabase(testDatabase());
beforeAll(() => truncateAll(knex));
afterAll(() => knex.destroy());

it('gives each worker a database with every migration', async () => {
  expect(await isMigrated(knex)).toBe(true);
});
