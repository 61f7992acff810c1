import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { testDatabase } from '#tests/support/database.ts';

/** Runs one statement on the server of the tests, outside of every database of the shop. */
export async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ ...testDatabase(), database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A folder of this test alone and the databases that it makes. */
export class BackupPlace {
  readonly folder = mkdtempSync(join(tmpdir(), 'obmena-backup-'));
  readonly #databases: string[] = [];

  /** Where a database of this name is; the test's end drops it. */
  database(name: string) {
    const database = `backup_${name}_${String(process.pid)}`;
    this.#databases.push(database);
    return { ...testDatabase(), database };
  }

  async empty(name: string) {
    const connection = this.database(name);
    await onServer(`create database ${connection.database}`);
    return connection;
  }

  async end(): Promise<void> {
    for (const name of this.#databases)
      await onServer(`drop database if exists ${name} with (force)`);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export async function newKeys(): Promise<{
  readonly identity: string;
  readonly recipient: string;
}> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}
