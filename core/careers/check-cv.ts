import { accept, refuse, type Result } from '../shared/result.ts';
import { readZip, type ZipEntry } from './read-zip.ts';

export const cvFormats = ['pdf', 'docx', 'odt'] as const;
export type CvFormat = (typeof cvFormats)[number];

/** Bytes of the largest file that is taken. */
export const largestCv = 5 * 1024 * 1024;

/** Phrase keys of the contract: each says how to mend the file. */
export type CvRefusal =
  'cv_required' | 'cv_empty' | 'cv_too_large' | 'cv_type' | 'cv_broken' | 'cv_locked' | 'cv_macros';

/** Unpacks deflated bytes; null where they are broken or come to more than `limit`. */
export type Inflate = (packed: Uint8Array, limit: number) => Uint8Array | null;

/** Largest part of an archive that is unpacked to be looked at. */
const mostLookedAt = 256 * 1024;

const wordDocument =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const openDocumentText = 'application/vnd.oasis.opendocument.text';

const latin = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return text;
};

/**
 * Checks a CV by its content and says what it is (SPECIFICATION 5, T-FORM-9). The name's ending must
 * agree with the content; documents with macros, scripts or a password are refused, archives are
 * looked into and never unpacked as a whole.
 */
export function checkCv(
  fileName: string,
  bytes: Uint8Array,
  inflate: Inflate,
): Result<CvFormat, CvRefusal> {
  if (bytes.length === 0) return refuse('cv_empty');
  if (bytes.length > largestCv) return refuse('cv_too_large');
  const ending = /\.([a-z]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase();
  if (ending === 'pdf') return checkPdf(bytes);
  if (ending === 'docx' || ending === 'odt') return checkArchive(ending, bytes, inflate);
  return refuse('cv_type');
}

function checkPdf(bytes: Uint8Array): Result<CvFormat, CvRefusal> {
  if (!/^%PDF-[12]\.\d/.test(latin(bytes.subarray(0, 16)))) return refuse('cv_type');
  const text = latin(bytes);
  const tail = text.slice(-2048);
  if (!tail.includes('%%EOF') || !/startxref\s+\d+/.test(tail)) return refuse('cv_broken');
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text)) return refuse('cv_locked');
  return /\/(?:JavaScript|Launch)\b/.test(text) ? refuse('cv_macros') : accept('pdf');
}

function checkArchive(
  format: 'docx' | 'odt',
  bytes: Uint8Array,
  inflate: Inflate,
): Result<CvFormat, CvRefusal> {
  // An older Word's file, also the container of a DOCX with a password, begins otherwise.
  if (!latin(bytes.subarray(0, 4)).startsWith('PK\u0003\u0004')) return refuse('cv_type');
  const entries = readZip(bytes);
  if (!entries.ok) return refuse('cv_broken');
  const list = entries.value;
  if (list.some(({ name }) => /^\/|\\|(?:^|\/)\.\.(?:\/|$)/.test(name))) return refuse('cv_broken');
  if (list.some(({ isEncrypted }) => isEncrypted)) return refuse('cv_locked');
  const read = (name: string) => readEntry(list, name, bytes, inflate);
  return format === 'docx' ? checkDocx(list, read) : checkOdt(list, read);
}

type ReadEntry = (name: string) => string | null;

function readEntry(
  entries: readonly ZipEntry[],
  name: string,
  bytes: Uint8Array,
  inflate: Inflate,
): string | null {
  const entry = entries.find((each) => each.name === name);
  if (!entry || entry.unpackedBytes > mostLookedAt) return null;
  const packed = bytes.subarray(entry.start, entry.start + entry.packedBytes);
  if (entry.method === 0) return latin(packed);
  const unpacked = entry.method === 8 ? inflate(packed, mostLookedAt) : null;
  return unpacked?.length === entry.unpackedBytes ? latin(unpacked) : null;
}

function checkDocx(entries: readonly ZipEntry[], read: ReadEntry): Result<CvFormat, CvRefusal> {
  const types = read('[Content_Types].xml');
  const hasText = entries.some(({ name }) => name === 'word/document.xml');
  if (types === null || !hasText) return refuse('cv_broken');
  const active = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml)$|^word\/(?:activeX|embeddings)\//i;
  if (/macroEnabled|vbaProject|oleObject/i.test(types)) return refuse('cv_macros');
  if (entries.some(({ name }) => active.test(name))) return refuse('cv_macros');
  return types.includes(wordDocument) ? accept('docx') : refuse('cv_type');
}

function checkOdt(entries: readonly ZipEntry[], read: ReadEntry): Result<CvFormat, CvRefusal> {
  const type = read('mimetype');
  const hasText = entries.some(({ name }) => name === 'content.xml');
  if (type === null || !hasText) return refuse('cv_broken');
  if (type.trim() !== openDocumentText) return refuse('cv_type');
  const active = /^(?:Basic|Scripts)\//i;
  return entries.some(({ name }) => active.test(name)) ? refuse('cv_macros') : accept('odt');
}
