import { createHash } from 'node:crypto';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { whereAbsent } from '../platform/files/where-absent.ts';
import { dataFrames, note, type Frame } from './backup-frames.ts';

/** In the data folder's top, and no data: the database's own files, caches, locks, and backups. */
const leftOut = /^(?:postgres.*|obmena\.lock.*|kept-replies\..*|backups|secrets\.json\..+)$/;

/** Backups themselves, in whatever folder below the data: one would else hold all before it, and itself. */
const isBackup = (path: string): boolean => /(?:^|\/)obmena-[^/]+\.backup\.gz/.test(path);

/** All files of the data folder: pictures, letters of applicants, mails. */
export async function* fileFrames(dataDir: string, withKeys: boolean): AsyncGenerator<Frame> {
  for await (const path of pathsBelow(dataDir)) {
    if (leftOut.test(path.split('/')[0] ?? '') || isBackup(path)) continue;
    if (path === 'secrets.json' && !withKeys) continue;
    yield* oneFile(dataDir, path);
  }
}

/** Paths of plain files, with `/`, in a stable order; what goes away meanwhile is left out. */
async function* pathsBelow(root: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(join(root, below), { withFileTypes: true }).catch(whereAbsent([]));
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isFile()) yield path;
    else if (entry.isDirectory() && !leftOut.test(path)) yield* pathsBelow(root, path);
  }
}

async function* oneFile(dataDir: string, path: string): AsyncGenerator<Frame> {
  const file = await open(join(dataDir, path), 'r').catch(whereAbsent(null));
  if (file === null) return;
  try {
    const hash = createHash('sha256');
    let length = 0;
    yield note('F', { path });
    for await (const bytes of file.createReadStream({ autoClose: false })) {
      // Without an encoding a stream of a file is made of buffers.
      const part = bytes as Buffer;
      hash.update(part);
      length += part.length;
      yield* dataFrames(part);
    }
    yield note('E', { bytes: length, sha256: hash.digest('hex') });
  } finally {
    await file.close();
  }
}
