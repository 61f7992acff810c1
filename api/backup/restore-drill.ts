import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { escapeIdentifier } from 'pg';
import type { Connection } from '../platform/settings/connection.ts';
import { withBackupClient } from './backup-client.ts';
import { ageLibrary } from './pack-backup.ts';
import type { BackupSource } from './read-snapshot.ts';
import { restoreBackup, type Restored } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** The same server, another database. */
function otherDatabase(connection: Connection, database: string): Connection {
  if (typeof connection !== 'string') return { ...connection, database };
  const address = new URL(connection);
  address.pathname = `/${encodeURIComponent(database)}`;
  return address.href;
}

const nameOf = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  return rows[0]?.name ?? '';
};

/**
 * Backs the shop up to a key that is made for this drill and restores it into a database of its own beside the shop's,
 * with its files, through the same code as a real restore: every row is counted, every foreign key checked, the schema
 * brought to this program's level. Both copies are thrown away. The owner's private key, which the shop does not have,
 * is not tried. Throws what a restore throws.
 */
export async function restoreDrill(
  folder: string,
  source: BackupSource,
): Promise<Pick<Restored, 'rows' | 'files'>> {
  const place = join(folder, 'drill');
  const scratch = await withBackupClient(
    source.connection,
    async (client) => `${await nameOf(client)}_drill`,
  );
  const connection = otherDatabase(source.connection, scratch);
  const clear = async () => {
    await onServer(source, `drop database if exists ${escapeIdentifier(scratch)} with (force)`);
    await rm(place, { recursive: true, force: true });
  };
  // What a killed drill left.
  await clear();
  try {
    await mkdir(place, { recursive: true, mode: 0o700 });
    const { generateX25519Identity, identityToRecipient } = await ageLibrary();
    const identity = await generateX25519Identity();
    const { name } = await writeBackup(place, source, await identityToRecipient(identity));
    await onServer(source, `create database ${escapeIdentifier(scratch)} template template0`);
    const { rows, files } = await restoreBackup(join(place, name), {
      connection,
      dataDir: join(place, 'data'),
      identity,
      replace: true,
    });
    return { rows, files };
  } finally {
    await clear();
  }
}

const onServer = (source: BackupSource, statement: string): Promise<void> =>
  withBackupClient(source.connection, async (client) => {
    await client.query(statement);
  });
