import { unzipSync, type UnzipFileInfo } from 'fflate';
import { mostPictureBytes } from '#core/files/image-limits.ts';
import { isPictureName } from '#core/import/picture-name.ts';
import { accept, refuse, type Result } from '#core/shared/result.ts';

export interface UploadedPicture {
  /** With its folders, as the archive has it. */
  readonly name: string;
  readonly content: Uint8Array;
}

const mostEntries = 5_000;
const entriesAtOnce = 20;

export type ArchiveRefusal = 'import_archive_broken' | 'import_too_many_pictures' | 'import_empty';

export const isArchive = (content: Uint8Array): boolean =>
  Buffer.from(content.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004';

/**
 * The pictures of an archive, some at a time, so that it is never unpacked whole. One that says it is larger than a picture may be
 * comes without content; none grows beyond what its entry says.
 */
export function listArchive(
  content: Uint8Array,
): Result<() => Generator<UploadedPicture>, ArchiveRefusal> {
  const entries: { readonly name: string; readonly isLarge: boolean }[] = [];
  const read = (filter: (file: UnzipFileInfo) => boolean) => unzipSync(content, { filter });
  try {
    read(({ name, originalSize }) => {
      const isWanted = isPictureName(name) && entries.length <= mostEntries;
      if (isWanted) entries.push({ name, isLarge: originalSize > mostPictureBytes });
      return false;
    });
  } catch {
    return refuse('import_archive_broken');
  }
  if (entries.length > mostEntries) return refuse('import_too_many_pictures');
  if (entries.length === 0) return refuse('import_empty');
  return accept(function* unpack() {
    for (let from = 0; from < entries.length; from += entriesAtOnce) {
      const part = entries.slice(from, from + entriesAtOnce);
      const small = new Set(part.flatMap(({ name, isLarge }) => (isLarge ? [] : [name])));
      const unpacked = unpackSome(read, small);
      for (const { name } of part) yield { name, content: unpacked[name] ?? new Uint8Array() };
    }
  });
}

/** One broken entry leaves the others. */
function unpackSome(
  read: (filter: (file: UnzipFileInfo) => boolean) => Record<string, Uint8Array>,
  names: ReadonlySet<string>,
): Record<string, Uint8Array> {
  try {
    return read(({ name }) => names.has(name));
  } catch {
    if (names.size === 1) return {};
    const each = [...names].map((name) => Object.entries(unpackSome(read, new Set([name]))));
    return Object.fromEntries(each.flat());
  }
}
