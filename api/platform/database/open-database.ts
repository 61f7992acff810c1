import knexPackage, { type Knex } from 'knex';
import type { Client } from 'pg';
import { announceActors } from './staff-change.ts';
import './tables.ts';
import { clientConfig } from './connection.ts';
import type { Connection } from '../settings/connection.ts';

export interface DatabaseOptions {
  /** Longest run of one statement; 0 for no limit, which is right for migrations. */
  readonly statementTimeoutMs?: number;
  readonly mostConnections?: number;
}

/** What was lost or failed is thrown to whoever waits for it; Knex would print it with its stack as well. */
function warn(message: unknown): void {
  if (/^(?:Acquire connection error|Connection Error|migration f)/.test(String(message))) return;
  process.stderr.write(`${String(message)}\n`);
}

/** A place of the pool that waits for a lost server is free again soon after its return. */
const connectPatienceMs = 4_000;

/** A pool of connections that opens none before it is asked and keeps none when idle. */
export function openDatabase(connection: Connection, options: DatabaseOptions = {}): Knex {
  const { statementTimeoutMs = 15_000, mostConnections = 10 } = options;
  const knex = knexPackage({
    client: 'pg',
    connection: {
      ...clientConfig(connection, 'obmena'),
      connectionTimeoutMillis: connectPatienceMs,
    },
    pool: {
      createTimeoutMillis: connectPatienceMs,
      min: 0,
      max: mostConnections,
      // Set by statement and not at connecting, because poolers refuse unknown start parameters.
      afterCreate: (client: Client, done: (error: Error | null, client: Client) => void) => {
        // Compiling a statement takes longer than any of the shop's runs without it.
        const settings = `set statement_timeout to ${String(statementTimeoutMs)}; set jit to off`;
        client.query(settings, (error) => done(error, client));
      },
    },
    acquireConnectionTimeout: 10_000,
    log: { warn: warn },
    // Otherwise the values of a failed statement would be part of the error's text.
    compileSqlOnError: false,
  });
  return announceActors(knex);
}
