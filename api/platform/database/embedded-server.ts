import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, chown, lstat, mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Logger } from 'pino';
import { StartError } from '../faults/start-error.ts';
import { clientConfig } from './connection.ts';
import { lockFolder } from './folder-lock.ts';
import { clearOrphan, serverProcess, startPostmaster } from './postmaster.ts';
import { postgresUid, serverFolder } from './reachable-place.ts';
import { findBinaries } from './server-binaries.ts';
import { endLeftovers, supervisePostmaster } from './supervise-postmaster.ts';

const run = promisify(execFile);
const user = 'postgres';
const database = 'obmena';
// A socket's address holds 107 bytes, and Postgres adds "/.s.PGSQL.5432".
const longestSocketFolder = 90;

export interface EmbeddedServer {
  readonly connection: { readonly host: string; readonly user: string; readonly database: string };
  readonly stop: () => Promise<void>;
}

export interface EmbeddedServerOptions {
  readonly dataDir: string;
  /** Gives up safety against power cuts for speed. */
  readonly test?: boolean;
  /** Hears of deaths and restarts. */
  readonly log?: Logger;
}

/**
 * Starts a PostgreSQL of the shop's own in the data folder, reachable by a Unix socket alone.
 * It is started again whenever it dies, and recovers from a kill -9 of either process. Throws StartError with one line where it cannot.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  if (process.platform === 'win32') {
    throw new StartError('The embedded PostgreSQL needs Linux or macOS: set DATABASE_URL.');
  }
  const binaries = await findBinaries();
  const dataDir = resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  try {
    const folder = await serverFolder(dataDir);
    const cluster = join(folder, 'postgres');
    await initialise(binaries.initdb, cluster);
    const host = await socketFolder(folder);
    const args = ['-D', cluster, ...settings(host, options.test ?? false)];
    const root = { host, user, database: 'postgres' };
    const logFile = join(folder, 'postgres.log');
    const server = await supervisePostmaster({
      log: options.log,
      async start() {
        await clearOrphan(cluster);
        await endLeftovers(cluster);
        return startPostmaster(binaries.postgres, args, logFile, root);
      },
    });
    try {
      await createDatabase(root);
    } catch (error) {
      await server.stop();
      throw error;
    }
    return {
      connection: { host, user, database },
      async stop() {
        await server.stop();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Makes an empty cluster beside its place and moves it there, so that a half-made one never counts. */
async function initialise(initdb: string, cluster: string): Promise<void> {
  if (
    await access(join(cluster, 'PG_VERSION')).then(
      () => true,
      () => false,
    )
  )
    return;
  const fresh = `${cluster}.new`;
  await rm(fresh, { recursive: true, force: true });
  await ownFolder(fresh);
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  const args = ['-D', fresh, '-U', user, '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`];
  const icu = ['--locale-provider=icu', '--icu-locale=und', '--no-instructions'];
  await run(initdb, [...args, ...icu], serverProcess);
  await rename(fresh, cluster);
}

/** A folder that only the server's user and this process may enter. */
async function ownFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  const { uid } = await lstat(path);
  if (uid !== process.getuid?.() && uid !== postgresUid) {
    throw new StartError(`The folder ${path} belongs to somebody else.`);
  }
  if (postgresUid !== null) await chown(path, postgresUid, postgresUid);
}

async function socketFolder(folder: string): Promise<string> {
  const near = join(folder, 'postgres-socket');
  const short = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const path =
    Buffer.byteLength(near) <= longestSocketFolder ? near : join(tmpdir(), `obmena-${short}`);
  await ownFolder(path);
  return path;
}

const leastBuffers = 64;
const mostBuffers = 1024;

/** Megabytes of tables that the server keeps at hand: an eighth of what this machine may use. */
function buffers(): number {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  const share = Math.floor(bytes / 8 / 1024 / 1024);
  return Math.max(leastBuffers, Math.min(mostBuffers, share));
}

function settings(socket: string, test: boolean): string[] {
  const common = {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    max_connections: test ? '200' : '100',
    shared_buffers: `${String(test ? leastBuffers : buffers())}MB`,
    // A statement, its values and the details of an error may hold personal data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
  const fast = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    autovacuum: 'off',
  };
  return Object.entries({ ...common, ...(test && fast) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
}

async function createDatabase(root: EmbeddedServer['connection']): Promise<void> {
  const client = new pg.Client(clientConfig(root, 'obmena-start'));
  // What it breaks on fails the statement.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const found = await client.query('select from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}
