import { randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Postgres refuses to run as root; root runs it as this user, "nobody" on every Linux. */
export const postgresUid = process.getuid?.() === 0 ? 65_534 : null;

const sharedPlace = '/var/lib/obmena';

/** Whether a user that owns nothing may pass through every folder down to here. */
async function isReachable(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  if ((mode & 0o001) === 0) return false;
  const parent = dirname(path);
  return parent === path || isReachable(parent);
}

/**
 * A folder for the server's files: the data folder, or, where only root can get into that (such as
 * /root), one of its own under /var/lib. The data folder remembers which, so that removing it
 * leaves no old data to be found again.
 */
export async function serverFolder(dataDir: string): Promise<string> {
  if (postgresUid === null || (await isReachable(dataDir))) return dataDir;
  const note = join(dataDir, 'postgres-place');
  const known = await readFile(note, 'utf8').catch(() => null);
  const place = known ?? join(sharedPlace, randomUUID());
  await mkdir(place, { recursive: true, mode: 0o755 });
  if (known === null) await writeFile(note, place);
  return place;
}

/** The server's programs, copied out of a checkout that the server's user cannot reach. */
export async function reachableBinaries(nativeDir: string, version: string): Promise<string> {
  if (postgresUid === null || (await isReachable(nativeDir))) return nativeDir;
  const copy = join(sharedPlace, `postgresql-${version}`);
  await cp(nativeDir, copy, { recursive: true, verbatimSymlinks: true, force: false });
  return copy;
}
