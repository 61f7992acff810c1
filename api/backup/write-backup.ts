import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { whereAbsent } from '../platform/files/where-absent.ts';
import { encodeFrames } from './backup-frames.ts';
import { countParts, type PartCounts } from './count-parts.ts';
import { packed } from './pack-backup.ts';
import { snapshotFrames, type BackupSource } from './read-snapshot.ts';

const receiptShape = z.object({
  name: z.string(),
  madeAt: z.iso.datetime(),
  bytes: z.number(),
  sha256: z.string(),
  /** The public key that it is encrypted to; null for none. */
  recipient: z.string().nullable(),
  tables: z.number(),
  rows: z.number(),
  files: z.number(),
});

/** What is known of a backup without reading it; stands beside it as `<name>.json`. */
export type BackupReceipt = z.output<typeof receiptShape>;

const oldMs = 86_400_000;
const backupName = /^obmena-[\dTZ-]+\.backup\.gz(?:\.age)?$/;

/**
 * Writes a backup into a folder. It has its name only when it is whole and on the disk: what a killed process leaves
 * is called `….part` and is removed a day later.
 */
export async function writeBackup(
  folder: string,
  source: BackupSource,
  recipient: string | null,
): Promise<BackupReceipt> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftovers(folder, source.now);
  const moment = source.now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  const name = `obmena-${moment}.backup.gz${recipient === null ? '' : '.age'}`;
  const part = join(folder, `${name}.${String(process.pid)}.part`);
  const counts: PartCounts = { tables: 0, rows: 0, files: 0 };
  const sum = summing();
  try {
    const frames = countParts(snapshotFrames(source), counts);
    const target = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(await packed(encodeFrames(frames), recipient), sum.through, target);
    const receipt: BackupReceipt = {
      name,
      madeAt: source.now.toISOString(),
      ...sum.told(),
      recipient,
      ...counts,
    };
    await rename(part, join(folder, name));
    await writeReceipt(folder, receipt);
    return receipt;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

function summing() {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, told: () => ({ bytes, sha256: hash.digest('hex') }) };
}

async function writeReceipt(folder: string, receipt: BackupReceipt): Promise<void> {
  const path = join(folder, `${receipt.name}.json`);
  await writeFile(`${path}.part`, `${JSON.stringify(receipt, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.part`, path);
  const place = await open(folder, 'r');
  try {
    // The names are on the disk as well.
    await place.sync();
  } finally {
    await place.close();
  }
}

async function removeLeftovers(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('obmena-') || !name.endsWith('.part')) continue;
    const found = await stat(join(folder, name)).catch(whereAbsent(null));
    if (found !== null && now.getTime() - found.mtimeMs > oldMs) {
      await rm(join(folder, name), { force: true });
    }
  }
}

/** Paths of the whole backups of a folder, the newest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(whereAbsent<string[]>([]));
  const found = names.filter((name) => backupName.test(name)).toSorted();
  return found.toReversed().map((name) => join(folder, name));
}

/** What was noted when the backup was written; null where nothing can be read of it. */
export async function receiptOf(path: string): Promise<BackupReceipt | null> {
  const text = await readFile(join(dirname(path), `${basename(path)}.json`), 'utf8').catch(
    () => null,
  );
  if (text === null) return null;
  try {
    return receiptShape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
