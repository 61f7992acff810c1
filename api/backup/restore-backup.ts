import type { Connection } from '../platform/settings/connection.ts';
import { migrate } from '../platform/database/migrate.ts';
import { migrationNames } from '../platform/database/migration-source.ts';
import { StartError } from '../platform/faults/start-error.ts';
import { withBackupClient } from './backup-client.ts';
import type { BackupHead, WaitingJob } from './backup-parts.ts';
import { emptyDatabase, requireEmpty, requireIdle } from './empty-database.ts';
import { loadBackup } from './load-backup.ts';
import { knownDigests } from './read-snapshot.ts';
import { verifyBackup } from './verify-backup.ts';

export interface RestoreTarget {
  readonly connection: Connection;
  readonly dataDir: string;
  /** Private key of an encrypted backup. */
  readonly identity: string | null;
  /** Whether what is in the database is thrown away. */
  readonly replace: boolean;
}

export interface Restored {
  readonly head: BackupHead;
  readonly rows: number;
  readonly files: number;
  /** What was still to be done, to be enqueued when the queue's tables are there. */
  readonly jobs: readonly WaitingJob[];
}

/**
 * Puts a backup into a database: reads it to its end first, brings the schema exactly to its level, loads all rows in
 * one transaction, and migrates to the level of this program. Throws StartError before anything is touched
 * where the file, the key or the database is not right.
 */
export async function restoreBackup(path: string, target: RestoreTarget): Promise<Restored> {
  const { connection, identity, replace } = target;
  const { contents } = await verifyBackup(path, identity);
  if (contents === null) {
    throw new StartError('The backup is encrypted: name the file of its private key with --key.');
  }
  requireKnownLevel(contents.head);
  await withBackupClient(connection, async (client) => {
    await requireIdle(client);
    if (replace) await emptyDatabase(client);
    else await requireEmpty(client);
  });
  await migrate(
    connection,
    contents.head.migrations.map(({ name }) => name),
  );
  const loaded = await withBackupClient(connection, (client) => loadBackup(client, path, target));
  await migrate(connection);
  return { head: contents.head, ...loaded };
}

/** A program restores what it, or an older one, has written. */
function requireKnownLevel({ migrations }: BackupHead): void {
  const digests = knownDigests();
  for (const { name, digest } of migrations) {
    if (!migrationNames.includes(name)) {
      throw new StartError(`The backup is of a newer program: "${name}" is unknown here.`);
    }
    const mine = digests[`${name}.ts`];
    if (mine !== undefined && digest !== null && mine !== digest) {
      throw new StartError(`The backup is of another program: its "${name}" is not the one here.`);
    }
  }
}
