import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { broken, decodeFrames, type Frame } from './backup-frames.ts';
import { partOf, type BackupHead } from './backup-parts.ts';
import { countParts, type PartCounts } from './count-parts.ts';
import { isEncrypted, unpacked } from './pack-backup.ts';
import { receiptOf } from './write-backup.ts';

export interface Verified {
  /** What is in it; null where its private key was not given, and only its bytes were compared. */
  readonly contents: (PartCounts & { readonly head: BackupHead }) | null;
}

/**
 * Reads a whole backup without keeping anything of it. Throws StartError where a byte is another than the one that was
 * written. Without the private key of an encrypted one, its bytes are compared with what was noted beside it.
 */
export async function verifyBackup(path: string, identity: string | null): Promise<Verified> {
  const [hidden, receipt] = [await isEncrypted(path), await receiptOf(path)];
  if (receipt !== null && (await hashOf(path)) !== receipt.sha256) {
    throw broken('its hash is not the one that was noted when it was written');
  }
  if (hidden && identity === null) {
    if (receipt === null) throw broken('nothing was noted beside it, and --key names no key');
    return { contents: null };
  }
  return { contents: await contentsOf(path, identity) };
}

async function contentsOf(path: string, identity: string | null) {
  const counts: PartCounts = { tables: 0, rows: 0, files: 0 };
  let head: BackupHead | null = null;
  let hash: ReturnType<typeof createHash> | null = null;
  for await (const frame of countParts(decodeFrames(unpacked(path, identity)), counts)) {
    head ??= headOf(frame);
    if (frame.kind === 'T') hash = null;
    if (frame.kind === 'F') hash = createHash('sha256');
    if (frame.kind === 'D') hash?.update(frame.payload);
    if (frame.kind === 'E' && hash) {
      if (partOf('fileEnd', frame).sha256 !== hash.digest('hex'))
        throw broken('a file in it is another');
    }
  }
  if (head === null) throw broken('it is empty');
  return { ...counts, head };
}

/** What the first frame says. */
function headOf(frame: Frame): BackupHead {
  if (frame.kind !== 'H') throw broken('it does not begin as one');
  return partOf('head', frame);
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
