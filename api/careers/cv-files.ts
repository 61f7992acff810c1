import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dependencies } from '../dependencies.ts';

type Place = Pick<Dependencies, 'environment' | 'cipher'>;

const folderOf = ({ environment }: Pick<Place, 'environment'>) =>
  join(environment.dataDir, 'private', 'cv');

/** The cipher binds a value to its row, so a file that is moved to another application is refused. */
const placeOf = (applicationId: number) =>
  ({ table: 'job_applications', column: 'cv_file', rowId: applicationId }) as const;

/** Stores a CV encrypted, outside of everything that is served; only this user may read it. */
export async function writeCv(
  deps: Place,
  applicationId: number,
  name: string,
  content: Uint8Array,
): Promise<void> {
  const folder = folderOf(deps);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const text = Buffer.from(content).toString('base64');
  // `wx` never writes over a file, not even one that a link leads to.
  const file = await open(join(folder, name), 'wx', 0o600);
  try {
    await file.writeFile(deps.cipher.encrypt(placeOf(applicationId), text));
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function readCv(
  deps: Place,
  applicationId: number,
  name: string,
): Promise<Uint8Array> {
  const hidden = await readFile(join(folderOf(deps), name));
  return Buffer.from(deps.cipher.decrypt(placeOf(applicationId), hidden), 'base64');
}

/** A file that is gone already is as good as deleted. */
export const removeCv = (deps: Place, name: string): Promise<void> =>
  rm(join(folderOf(deps), name), { force: true });

/** Names of files that were last written before a moment. */
export async function cvFilesBefore(deps: Place, moment: Date): Promise<string[]> {
  const folder = folderOf(deps);
  const names = await readdir(folder).catch(whereAbsent([]));
  const old: string[] = [];
  for (const name of names) {
    const written = await stat(join(folder, name)).catch(whereAbsent(null));
    if (written !== null && written.mtime < moment) old.push(name);
  }
  return old;
}

/** What stands for a file or folder that is not there; any other trouble is heard of. */
const whereAbsent =
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return value;
    throw error;
  };
