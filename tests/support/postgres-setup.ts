import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedServer, type EmbeddedServer } from '#api/database/embedded-server.ts';
import { migrate } from '#api/database/migrate.ts';
import { templateName, workerDatabaseName } from './worker-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgres: EmbeddedServer['connection'];
  }
}

/** Memory instead of a disk, where the machine offers it. */
const place = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Starts one server for the run, migrates a template once and clones it for each worker. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(place, 'obmena-test-'));
  // PostgreSQL never runs as root, so another user has to reach the folder.
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedServer({ dataDir, test: true });
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await createDatabases(server.connection, project.vitest.config.maxWorkers);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgres', server.connection);
  return stop;
}

async function createDatabases(
  connection: EmbeddedServer['connection'],
  workers: number,
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(`create database ${templateName}`);
    await migrate({ ...connection, database: templateName });
    for (let worker = 1; worker <= workers; worker += 1) {
      const name = workerDatabaseName(String(worker));
      await client.query(`create database ${name} template ${templateName}`);
    }
  } finally {
    await client.end();
  }
}
