import type { Knex } from 'knex';
import pg from 'pg';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { clientConfig } from '../database/connection.ts';
import type { Connection } from '../settings/connection.ts';
import { describeError } from '../describe-error.ts';

/** The jobs' own few connections: a statement that fails half-way must not reach the shop's pool. */
export function openJobsPool(connection: Connection, log: Logger): pg.Pool {
  const pool = new pg.Pool({ ...clientConfig(connection, 'obmena-jobs'), max: 2 });
  pool.on('error', (error) => log.warn({ error: describeError(error) }, 'jobs lost a connection'));
  // The pool hears its idle connections alone; one lost in use fails its next statement, no more.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export const executorOf = (pool: pg.Pool): PgBoss.Db => ({
  async executeSql(text, values) {
    const client = await pool.connect();
    try {
      const result = await client.query<Record<string, unknown>>(text, values);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  },
});

/** Runs pg-boss's statements on the connection of the caller's transaction. */
export const executorIn = (trx: Knex): PgBoss.Db => ({
  async executeSql(text, values) {
    // knex leaves its client untyped; inside a transaction this is the transaction's connection.
    const client = trx.client as { acquireConnection: () => Promise<pg.Client> };
    const connection = await client.acquireConnection();
    return connection.query<Record<string, unknown>>(text, values);
  },
});
