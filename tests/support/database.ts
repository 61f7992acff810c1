import type { Knex } from 'knex';
import { inject } from 'vitest';
import type { EmbeddedServer } from '#api/database/embedded-server.ts';
import { templateName, workerDatabaseName } from './worker-database.ts';

/**
 * Where this worker's migrated database is. Files of one worker share it one after the other, so a file empties it
 * with `truncateAll` before it starts or cleans up what it made.
 */
export function testDatabase(): EmbeddedServer['connection'] {
  return {
    ...inject('postgres'),
    database: workerDatabaseName(process.env['VITEST_POOL_ID'] ?? '1'),
  };
}

/** The migrated and otherwise empty database, to be cloned by tests of migrations; never connect to it. */
export const testTemplate = templateName;

/** Empties every table of the shop, and starts their counters again; migrations stay recorded. */
export async function truncateAll(knex: Knex): Promise<void> {
  const tables: { name: string }[] = await knex('pg_tables')
    .select(knex.raw("format('%I.%I', schemaname, tablename) as name"))
    .where({ schemaname: 'public' })
    .whereNot('tablename', 'like', 'knex_migrations%');
  const names = tables.map(({ name }) => name).join(', ');
  if (names !== '') await knex.raw(`truncate ${names} restart identity cascade`);
}
