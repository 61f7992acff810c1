import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Dependencies } from '../dependencies.ts';
import { keyIdOf, type CipherPlace } from '../identity/cipher.ts';
import { whereAbsent } from './where-absent.ts';

type Place = Pick<Dependencies, 'environment' | 'cipher'>;

/** Files of people: encrypted, each named by one row, outside of everything that is served. */
export interface PrivateFiles {
  /** The folder's name below `private` in the data folder. */
  readonly folder: string;
  /** Where the files' names are kept. */
  readonly table: string;
  readonly column: string;
  /** Column with the id that a file is bound to. */
  readonly owner: string;
}

const folderOf = ({ folder }: PrivateFiles, { environment }: Pick<Place, 'environment'>): string =>
  join(environment.dataDir, 'private', folder);

/** The cipher binds a file to the row that owns it: one that is moved to another is refused. */
const placeOf = ({ table, column }: PrivateFiles, rowId: number): CipherPlace => ({
  table,
  column,
  rowId,
});

/** Writes a new file that only this user may read, and waits until the disk has it. */
export async function writePrivate(
  files: PrivateFiles,
  deps: Place,
  { rowId, name, content }: { rowId: number; name: string; content: Uint8Array },
): Promise<void> {
  const folder = folderOf(files, deps);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const text = Buffer.from(content).toString('base64');
  // `wx` never writes over a file, not even one that a link leads to.
  const file = await open(join(folder, name), 'wx', 0o600);
  try {
    await file.writeFile(deps.cipher.encrypt(placeOf(files, rowId), text));
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function readPrivate(
  files: PrivateFiles,
  deps: Place,
  { rowId, name }: { readonly rowId: number; readonly name: string },
): Promise<Buffer> {
  const hidden = await readFile(join(folderOf(files, deps), name));
  return Buffer.from(deps.cipher.decrypt(placeOf(files, rowId), hidden), 'base64');
}

/** Encrypts a file with the newest key, in one step on the disk; answers the key that it was encrypted with, null where it is gone. */
export async function reencryptPrivate(
  files: PrivateFiles,
  deps: Place,
  { rowId, name }: { readonly rowId: number; readonly name: string },
): Promise<string | null> {
  const path = join(folderOf(files, deps), name);
  const hidden = await readFile(path).catch(whereAbsent(null));
  if (hidden === null) return null;
  const id = keyIdOf(hidden);
  if (id === deps.cipher.keyIds[0]) return id;
  const place = placeOf(files, rowId);
  const anew = deps.cipher.encrypt(place, deps.cipher.decrypt(place, hidden));
  await writeFile(`${path}.part`, anew, { mode: 0o600, flush: true });
  await rename(`${path}.part`, path);
  return id;
}

/** A file that is gone already is as good as deleted. */
export const removePrivate = (
  files: PrivateFiles,
  deps: Pick<Place, 'environment'>,
  name: string,
): Promise<void> => rm(join(folderOf(files, deps), name), { force: true });

/** Removes what was written before a moment and what no row names: a crash or a wipe left it behind. */
export async function sweepPrivate(
  files: PrivateFiles,
  { environment, knex }: { readonly knex: Knex } & Pick<Place, 'environment'>,
  before: Date,
): Promise<void> {
  const old = await writtenBefore(folderOf(files, { environment }), before);
  const kept = new Set<unknown>(
    await knex(files.table).whereIn(files.column, old).pluck(files.column),
  );
  for (const name of old) if (!kept.has(name)) await removePrivate(files, { environment }, name);
}

/** The first file makes the folder, and another process may sweep at the same time. */
async function writtenBefore(folder: string, moment: Date): Promise<string[]> {
  const names = await readdir(folder).catch(whereAbsent([]));
  const old: string[] = [];
  for (const name of names) {
    const written = await stat(join(folder, name)).catch(whereAbsent(null));
    if (written !== null && written.mtime < moment) old.push(name);
  }
  return old;
}
