import { accept, refuse, type Result } from '../shared/result.ts';

/** One file of an archive, as its central directory describes it. */
export interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly packedBytes: number;
  /** As the archive says; a lie is found when the entry is unpacked. */
  readonly unpackedBytes: number;
  /** Where the packed bytes begin. */
  readonly start: number;
}

export type ZipRefusal = 'zip_broken' | 'zip_bomb';

/** A document of this shop's applicants has some dozens of parts; these limits leave room for pictures. */
const mostEntries = 500;
const mostUnpackedBytes = 50 * 1024 * 1024;
/** Deflate cannot pack more than this; more is a lie. Documents of text reach about 30. */
const mostRatio = 200;

const endSignature = 0x06054b50;
const directorySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endBytes = 22;
const longestComment = 0xffff;

/**
 * Reads the list of files of a ZIP archive without unpacking any. Refuses archives that would unpack
 * to too much, that have files within files' bytes (overlapping bombs), and those that are not one
 * plain archive from their first byte to the last. No ZIP64: it is of use above 4 GiB only.
 */
export function readZip(bytes: Uint8Array): Result<readonly ZipEntry[], ZipRefusal> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return refuse('zip_broken');
  const count = view.getUint16(end + 10, true);
  const directory = view.getUint32(end + 16, true);
  const isWhole =
    view.getUint16(end + 4, true) === 0 &&
    view.getUint16(end + 8, true) === count &&
    directory + view.getUint32(end + 12, true) === end;
  if (!isWhole || count === 0) return refuse('zip_broken');
  if (count > mostEntries) return refuse('zip_bomb');
  const entries = readDirectory(view, directory, end, count);
  return entries === null ? refuse('zip_broken') : checkSizes(entries, directory);
}

/** The end record closes the file; only its own comment may follow it. */
function findEnd(view: DataView): number | null {
  const last = view.byteLength - endBytes;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) !== endSignature) continue;
    return at + endBytes + view.getUint16(at + 20, true) === view.byteLength ? at : null;
  }
  return null;
}

function readDirectory(view: DataView, from: number, end: number, count: number) {
  const entries: ZipEntry[] = [];
  let at = from;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== directorySignature) return null;
    const nameBytes = view.getUint16(at + 28, true);
    const next =
      at + 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) return null;
    const start = dataStart(view, view.getUint32(at + 42, true), from);
    if (start === null) return null;
    entries.push({
      name: readName(view, at + 46, nameBytes),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      unpackedBytes: view.getUint32(at + 24, true),
      start,
    });
    at = next;
  }
  return at === end ? entries : null;
}

function dataStart(view: DataView, header: number, directory: number): number | null {
  if (header + 30 > directory || view.getUint32(header, true) !== localSignature) return null;
  return header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
}

/** Names are compared with ASCII ones, so other characters need not be told apart. */
const readName = (view: DataView, at: number, length: number): string =>
  Array.from({ length }, (_, index) => String.fromCharCode(view.getUint8(at + index))).join('');

function checkSizes(
  entries: readonly ZipEntry[],
  directory: number,
): Result<readonly ZipEntry[], ZipRefusal> {
  let unpacked = 0;
  let free = 0;
  for (const entry of entries.toSorted((a, b) => a.start - b.start)) {
    const end = entry.start + entry.packedBytes;
    // Two files out of the same bytes are the densest bombs there are.
    if (entry.start < free || end > directory) return refuse('zip_bomb');
    free = end;
    unpacked += entry.unpackedBytes;
    if (entry.unpackedBytes > Math.max(4096, entry.packedBytes * mostRatio))
      return refuse('zip_bomb');
  }
  return unpacked > mostUnpackedBytes ? refuse('zip_bomb') : accept(entries);
}
