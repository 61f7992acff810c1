import { accept, refuse, type Result } from '../shared/result.ts';
import { decodeSingleByte, type SingleByteEncoding } from './single-byte-tables.ts';
import { countUtf8, readUtf8 } from './utf8.ts';

export type CsvEncoding = 'utf-8' | 'utf-16le' | SingleByteEncoding;

export interface DecodedCsv {
  readonly text: string;
  readonly encoding: CsvEncoding;
}

/** `encoding_unclear` comes with how the file reads in each encoding, for a person to choose. */
export type DecodeRefusal =
  | { readonly code: 'not_text' }
  | { readonly code: 'encoding_unclear'; readonly candidates: readonly DecodedCsv[] };

const sampleLength = 2000;

/**
 * Text of a CSV file: UTF-8 with or without a mark, UTF-16 of Excel's "Unicode text", windows-1250
 * or ISO 8859-2, told apart by letters that only one of them has. A file that mixes them is refused
 * with its readings, of which a person chooses and which comes back as `chosen` (T-CSV-1).
 */
export function decodeCsv(
  bytes: Uint8Array,
  chosen?: CsvEncoding,
): Result<DecodedCsv, DecodeRefusal> {
  const encoding = chosen ?? guessEncoding(bytes);
  if (encoding === 'unclear') {
    const sample = bytes.subarray(0, sampleLength);
    const all = ['utf-8', 'windows-1250', 'iso-8859-2'] as const;
    const candidates = all.map((one) => ({ encoding: one, text: decodeAs(sample, one) }));
    return refuse({ code: 'encoding_unclear', candidates });
  }
  const text = decodeAs(bytes, encoding);
  // No spreadsheet writes NUL; pictures, archives and workbooks are full of it.
  return text.includes('\0') ? refuse({ code: 'not_text' }) : accept({ text, encoding });
}

/** Tells encodings apart by their bytes, without making a text of them. */
export function guessEncoding(bytes: Uint8Array): CsvEncoding | 'unclear' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  const { letters, broken } = countUtf8(bytes);
  if (broken === 0) return 'utf-8';
  if (letters > 0) return 'unclear';
  return guessSingleByte(bytes);
}

// Š Ť Ž š ť ž are all that tells the two apart; the other one has signs there that lists do not hold.
const onlyIn1250 = new Set([0x8a, 0x8d, 0x8e, 0x9a, 0x9d, 0x9e]);
const onlyInIso = new Set([0xa9, 0xab, 0xae, 0xb9, 0xbb]);

function guessSingleByte(bytes: Uint8Array): SingleByteEncoding | 'unclear' {
  const windows = bytes.some((byte) => onlyIn1250.has(byte) || (byte >= 0x80 && byte <= 0x9f));
  const iso = bytes.some((byte) => onlyInIso.has(byte));
  if (windows && iso)
    return bytes.some((byte) => onlyIn1250.has(byte)) ? 'windows-1250' : 'unclear';
  return iso ? 'iso-8859-2' : 'windows-1250';
}

function decodeAs(bytes: Uint8Array, encoding: CsvEncoding): string {
  if (encoding === 'utf-16le') return decodeUtf16(bytes);
  const text = encoding === 'utf-8' ? readUtf8(bytes) : decodeSingleByte(bytes, encoding);
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

function decodeUtf16(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 2; at + 1 < bytes.length; at += 2) {
    parts.push(String.fromCharCode((bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)));
  }
  return parts.join('');
}
