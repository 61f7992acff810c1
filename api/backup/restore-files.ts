import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { broken, type Frame } from './backup-frames.ts';
import { partOf } from './backup-parts.ts';
import { bytesOf } from './part-bytes.ts';

/** A path that leads out of the folder it is put into. */
const leadsOut = (path: string): boolean =>
  path === '' ||
  path.includes('\0') ||
  path.includes('\\') ||
  path.split('/').some((part) => part === '' || part === '.' || part === '..');

/** Writes one file below the data folder; it has its name when all of it is there. */
export async function writeRestoredFile(
  dataDir: string,
  path: string,
  frames: AsyncGenerator<Frame>,
): Promise<void> {
  if (leadsOut(path)) throw broken('it names a file outside of the data folder');
  const target = join(dataDir, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let wanted = '';
  const bytes = bytesOf(frames, (end) => {
    wanted = partOf('fileEnd', end).sha256;
  });
  const part = `${target}.restored`;
  await pipeline(
    Readable.from(hashed(bytes, hash), { objectMode: false }),
    createWriteStream(part, { mode: 0o600, flush: true }),
  );
  if (hash.digest('hex') !== wanted) throw broken('a file in it is another');
  await rename(part, target);
}

async function* hashed(bytes: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const part of bytes) {
    hash.update(part);
    yield part;
  }
}

/** Answers that were kept before the restore are of another database. */
export const dropKeptReplies = (dataDir: string): Promise<void> =>
  rm(join(dataDir, 'kept-replies.bin'), { force: true });
