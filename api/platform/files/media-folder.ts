import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { whereAbsent } from './where-absent.ts';

/** SHA-256 in hexadecimal. */
const hashForm = /^[0-9a-f]{64}$/;

const rootOf = (dataDir: string) => join(dataDir, 'media');

/** Folder of one picture's files, in a folder of its first letters so that none grows too full. */
export const mediaFolder = (dataDir: string, hash: string): string => {
  if (!hashForm.test(hash)) throw new Error('not a hash');
  return join(rootOf(dataDir), hash.slice(0, 2), hash);
};

/** Whether a picture's files are there; touches them, so that no clean-up takes them just now. */
export async function touchMedia(dataDir: string, hash: string, now: Date): Promise<boolean> {
  try {
    await utimes(mediaFolder(dataDir, hash), now, now);
    return true;
  } catch {
    return false;
  }
}

/** Puts all files of a picture in place at once: a reader or a restart never sees half of them. */
export async function writeMedia(
  dataDir: string,
  hash: string,
  files: readonly { readonly name: string; readonly content: Uint8Array }[],
): Promise<void> {
  const folder = mediaFolder(dataDir, hash);
  const unfinished = join(rootOf(dataDir), `unfinished-${randomUUID()}`);
  await mkdir(unfinished, { recursive: true });
  await mkdir(join(folder, '..'), { recursive: true });
  try {
    for (const { name, content } of files) await writeFile(join(unfinished, name), content);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Somebody else has put the same picture there meanwhile.
    if (!(await isFolder(folder))) throw error;
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

export const removeMedia = (dataDir: string, hash: string): Promise<void> =>
  rm(mediaFolder(dataDir, hash), { recursive: true, force: true });

/** Hashes whose files were put there or touched before `moment`; what a crash left unfinished goes. */
export async function mediaOlderThan(dataDir: string, moment: Date): Promise<string[]> {
  const root = rootOf(dataDir);
  const isOld = async (path: string) => (await stat(path)).mtimeMs < moment.getTime();
  const old: string[] = [];
  for (const first of await readdir(root).catch(whereAbsent([]))) {
    const path = join(root, first);
    if (first.startsWith('unfinished-')) {
      if (await isOld(path)) await rm(path, { recursive: true, force: true });
      continue;
    }
    for (const hash of await readdir(path)) {
      if (hashForm.test(hash) && (await isOld(join(path, hash)))) old.push(hash);
    }
  }
  return old;
}
