import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { whereAbsent } from '../../platform/files/where-absent.ts';

/** Where pictures of an import lie until they are stored; they are named by us, never by a sender. */
const rootOf = (dataDir: string): string => join(dataDir, 'imports');
const folderOf = (dataDir: string, importId: number): string =>
  join(rootOf(dataDir), String(importId));

export async function keepUpload(
  dataDir: string,
  importId: number,
  { name, content }: { readonly name: string; readonly content: Uint8Array },
): Promise<void> {
  const folder = folderOf(dataDir, importId);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, name), content, { mode: 0o600 });
}

/** Null where it is gone. */
export const readUpload = (
  dataDir: string,
  importId: number,
  name: string,
): Promise<Buffer | null> =>
  readFile(join(folderOf(dataDir, importId), name)).catch(whereAbsent(null));

export const removeUpload = (dataDir: string, importId: number, name: string): Promise<void> =>
  rm(join(folderOf(dataDir, importId), name), { force: true });

/** Removes the files of imports that are not among `kept`. */
export async function sweepUploads(dataDir: string, kept: ReadonlySet<number>): Promise<void> {
  const folders = await readdir(rootOf(dataDir)).catch(whereAbsent([]));
  for (const folder of folders) {
    if (kept.has(Number(folder))) continue;
    await rm(join(rootOf(dataDir), folder), { recursive: true, force: true });
  }
}
