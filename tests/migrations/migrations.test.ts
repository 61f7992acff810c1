import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Knex } from 'knex';
import { isMigrated, migrate } from '#api/platform/database/migrate.ts';
import { migrationNames, migrationSource } from '#api/platform/database/migration-source.ts';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { projectRoot } from '#api/platform/project-root.ts';
import { testDatabase } from '#tests/support/database.ts';

const database = `migrations_${String(process.pid)}`;
const connection = { ...testDatabase(), database };
let knex: Knex;

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(testDatabase());
  await client.connect();
  await client.query(statement);
  await client.end();
}

beforeAll(async () => {
  await onServer(`create database ${database}`);
  knex = openDatabase(connection);
});
afterAll(async () => {
  await knex.destroy();
  await onServer(`drop database ${database}`);
});

/** Columns, constraints and indexes of the shop's tables as comparable lines. */
async function schema(): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { line: string }[] }>(`
    select format('%s.%s %s %s %s', table_name, column_name, udt_name, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all
    select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    order by 1`);
  return rows.map(({ line }) => line).filter((line) => !line.includes('knex_migrations'));
}

it('finds every migration by its file, in the order of their times', () => {
  const digests = readFileSync(join(projectRoot(), 'migrations/digests.json'), 'utf8');
  // An object of digests by file, as its own test asks.
  const landed = Object.keys(JSON.parse(digests) as object).map((file) =>
    file.slice(0, -'.ts'.length),
  );
  expect(migrationNames).toEqual(landed);
});

it('goes up, wholly down and up again to the same schema', async () => {
  await knex.migrate.latest({ migrationSource });
  const first = await schema();
  expect(first.length).toBeGreaterThan(50);
  await knex.migrate.rollback({ migrationSource }, true);
  expect(await schema()).toEqual([]);
  await knex.migrate.latest({ migrationSource });
  expect(await schema()).toEqual(first);
});

it('goes down and up one step at a time', async () => {
  for (const _ of migrationNames) await knex.migrate.down({ migrationSource });
  expect(await schema()).toEqual([]);
  for (const _ of migrationNames) await knex.migrate.up({ migrationSource });
  expect(await isMigrated(knex)).toBe(true);
});

it('runs once when processes start together, also after one was killed while migrating', async () => {
  await knex.migrate.rollback({ migrationSource }, true);
  await knex('knex_migrations_lock').update({ is_locked: 1 });
  await Promise.all([migrate(connection), migrate(connection), migrate(connection)]);
  expect(await knex('knex_migrations').select('name')).toHaveLength(migrationNames.length);
});
