import pg from 'pg';
import type { Logger } from 'pino';
import type { Environment } from '../settings/environment.ts';
import { StartError } from '../faults/start-error.ts';
import { clientConfig } from './connection.ts';
import type { Connection } from '../settings/connection.ts';
import { startEmbeddedServer } from './embedded-server.ts';

export interface Database {
  readonly connection: Connection;
  /** Ends the embedded server; nothing for one outside. */
  readonly stop: () => Promise<void>;
}

/** The database of DATABASE_URL, or the embedded one. Throws StartError where neither answers. */
export async function connectDatabase(environment: Environment, log?: Logger): Promise<Database> {
  const { dataDir, databaseUrl } = environment;
  if (databaseUrl === undefined) return startEmbeddedServer({ dataDir, ...(log && { log }) });
  await tryConnection('DATABASE_URL', databaseUrl);
  return { connection: databaseUrl, stop: () => Promise.resolve() };
}

/** Names the variable and the kind of the failure, never the address, which holds a password. */
export async function tryConnection(variable: string, connection: Connection): Promise<void> {
  const client = new pg.Client(clientConfig(connection, 'obmena-start'));
  client.on('error', () => undefined);
  try {
    await client.connect();
    await requireVersion(variable, client);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    throw new StartError(`${variable} cannot be reached (${code}): is the database running?`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const oldestVersion = 15;

async function requireVersion(variable: string, client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  );
  const version = Math.floor(Number(rows[0]?.version) / 10_000);
  if (version >= oldestVersion) return;
  throw new StartError(
    `${variable} leads to PostgreSQL ${String(version)}: the shop needs 15 or newer.`,
  );
}
