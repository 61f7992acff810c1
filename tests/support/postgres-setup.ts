import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import {
  startEmbeddedServer,
  type EmbeddedServer,
} from '#api/platform/database/embedded-server.ts';
import { migrate } from '#api/platform/database/migrate.ts';
import { keepCluster, takeKeptCluster } from './kept-cluster.ts';
import { templateName, workerDatabaseName } from './worker-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgres: EmbeddedServer['connection'];
  }
}

/** Memory instead of a disk, where the machine offers it. */
const place = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Starts one server for the run with a migrated template, and clones the template for each worker. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(place, 'obmena-test-'));
  // PostgreSQL never runs as root, so another user has to reach the folder.
  chmodSync(dataDir, 0o755);
  let stopServer = (): Promise<void> => Promise.resolve();
  const stop = async (): Promise<void> => {
    await stopServer();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    if (!(await takeKeptCluster(dataDir))) await makeCluster(dataDir);
    const server = await startEmbeddedServer({ dataDir, test: true });
    stopServer = server.stop;
    await cloneForWorkers(server.connection, project.config.maxWorkers);
    project.provide('postgres', server.connection);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** A new cluster with the migrated template, which is kept for the runs to come. */
async function makeCluster(dataDir: string): Promise<void> {
  const server = await startEmbeddedServer({ dataDir, test: true });
  try {
    await onServer(server.connection, [`create database ${templateName}`]);
    await migrate({ ...server.connection, database: templateName });
  } finally {
    await server.stop();
  }
  await keepCluster(dataDir);
}

const cloneForWorkers = (connection: EmbeddedServer['connection'], workers: number) =>
  onServer(
    connection,
    Array.from({ length: workers }, (_, index) => {
      const name = workerDatabaseName(String(index + 1));
      return `create database ${name} template ${templateName}`;
    }),
  );

async function onServer(
  connection: EmbeddedServer['connection'],
  statements: readonly string[],
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
