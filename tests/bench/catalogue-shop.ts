import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { startEmbeddedServer } from '#api/platform/database/embedded-server.ts';
import { startShop, type ShopProcess } from '../support/shop-process.ts';
import { catalogueTargets, type CatalogueTarget } from './catalogue-targets.ts';

/** Runs the program that everybody seeds with, on a database of its own. */
async function seed(environment: Readonly<Record<string, string>>, scale: number): Promise<void> {
  const script = ['--import', 'tsx', 'api/seed/seed-command.ts', '--scale', String(scale)];
  const child = spawn(process.execPath, script, {
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null]; // as Node documents it
  if (code !== 0) throw new Error(`the seed ended with ${String(code)}`);
}

/**
 * A folder that was seeded before: `BENCH_DATA_DIR` holds one for each scale, such as `1000000`.
 * Seeding a million products takes longer than measuring them.
 */
function keptFolder(scale: number): string | null {
  const { BENCH_DATA_DIR: kept } = process.env;
  const folder = kept === undefined ? null : join(kept, String(scale));
  return folder !== null && existsSync(folder) ? folder : null;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'obmena-bench-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Lends a seeded database and the servers that are started on it. */
export async function withCatalogue<T>(
  scale: number,
  use: (
    start: (environment: Record<string, string>, script?: string[]) => Promise<ShopProcess>,
    place: { readonly folder: string; readonly environment: Record<string, string> },
    targets: readonly CatalogueTarget[],
  ) => Promise<T>,
): Promise<T> {
  const kept = keptFolder(scale);
  const folder = kept ?? newFolder();
  const database = await startEmbeddedServer(
    kept === null ? { dataDir: join(folder, 'server'), test: true } : { dataDir: folder },
  );
  const { host, user, database: name } = database.connection;
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
    SEED_STAFF_PASSWORD: 'Mereni-Vykonu-2026',
    LOG_LEVEL: 'error',
    BENCH_DATABASE: JSON.stringify(database.connection),
    BENCH_POOL_MAX: '10',
  };
  const servers: ShopProcess[] = [];
  try {
    if (kept === null) await seed(environment, scale);
    const knex = openDatabase(database.connection, { statementTimeoutMs: 0 });
    const targets = await (async () => {
      try {
        // As the server does by itself within minutes; that of a bench may be told not to.
        await knex.raw('vacuum (analyze)');
        return await catalogueTargets(knex);
      } finally {
        await knex.destroy();
      }
    })();
    const start = async (more: Record<string, string>, script?: string[]) => {
      const server = await startShop({ ...environment, ...more }, script);
      servers.push(server);
      return server;
    };
    return await use(start, { folder, environment }, targets);
  } finally {
    for (const server of servers) await server.end('SIGTERM');
    await database.stop();
    if (kept === null) rmSync(folder, { recursive: true, force: true });
  }
}
