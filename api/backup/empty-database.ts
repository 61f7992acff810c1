import type pg from 'pg';
import { StartError } from '../platform/faults/start-error.ts';

export async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`,
  );
  if (rows.length === 0) return;
  throw new StartError(
    'The database is not empty: --replace throws away what is in it and restores the backup.',
  );
}

/** A shop that goes on writing would be restored into the middle of. */
export async function requireIdle(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and application_name like 'obmena%' limit 1`,
  );
  if (rows.length === 0) return;
  throw new StartError('A shop works with this database: stop it before you restore.');
}

/** Throws away the schemas of the shop; the owner of a database may do that, without being superuser. */
export async function emptyDatabase(client: pg.Client): Promise<void> {
  try {
    await client.query('drop schema if exists jobs cascade');
    await client.query('drop schema public cascade');
    await client.query('create schema public');
  } catch (error) {
    if (!(error instanceof Error) || Reflect.get(error, 'code') !== '42501') throw error;
    throw new StartError(
      "The database's user may not replace the schema public: restore into a new, empty database.",
    );
  }
}
