import pg from 'pg';
import { clientConfig } from '../platform/database/connection.ts';
import type { Connection } from '../platform/settings/connection.ts';

/** Values as text that every server from 15 to 18 writes and reads alike, and no limit of time. */
const settings = `
  set statement_timeout to 0; set idle_in_transaction_session_timeout to 0; set lock_timeout to 0;
  set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres'; set timezone to 'UTC';
  set extra_float_digits to 1; set bytea_output to 'hex'; set client_encoding to 'UTF8';
  set search_path to public`;

/** One connection of a backup or a restore; it is closed when the work has ended. */
export async function withBackupClient<T>(
  connection: Connection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await openBackupClient(connection);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function openBackupClient(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client(clientConfig(connection, 'obmena-backup'));
  // What it breaks on fails the statement.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(settings);
  return client;
}

/** Not data of the shop: they are made by migrating. */
export const bookkeeping = ['knex_migrations', 'knex_migrations_lock'] as const;
