import type { Knex } from 'knex';
import type { Connection } from '../settings/connection.ts';
import { migrationNames, migrationSourceOf } from './migration-source.ts';
import { openDatabase } from './open-database.ts';
import { withStartLock } from './start-lock.ts';

/**
 * Brings the database up to date, or to the level of some migrations; processes that start together wait for the first
 * one.
 */
export async function migrate(
  connection: Connection,
  names: readonly string[] = migrationNames,
): Promise<void> {
  const migrationSource = migrationSourceOf(names);
  const knex = openDatabase(connection, { statementTimeoutMs: 0, mostConnections: 4 });
  try {
    await withStartLock(knex, async () => {
      // A process killed while migrating left knex's own lock closed; the start lock replaces it.
      await knex.migrate.forceFreeMigrationsLock({ migrationSource });
      await knex.migrate.latest({ migrationSource });
    });
  } finally {
    await knex.destroy();
  }
}

/** Whether every migration that this program knows has run. */
export async function isMigrated(knex: Knex): Promise<boolean> {
  const rows: { name: string }[] = await knex('knex_migrations').select('name');
  const done = new Set(rows.map(({ name }) => name));
  return migrationNames.every((name) => done.has(name));
}
