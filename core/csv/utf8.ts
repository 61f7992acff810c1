/** What bytes look like when they are read as UTF-8. */
interface Utf8Count {
  /** Letters of more than one byte that were well formed. */
  readonly letters: number;
  /** Bytes that belong to no well-formed letter. */
  readonly broken: number;
}

/** Bytes behind the first one, and the smallest code point that may be written so. */
function leadOf(byte: number): { readonly more: number; readonly least: number } | null {
  if (byte >= 0xc2 && byte <= 0xdf) return { more: 1, least: 0x80 };
  if (byte >= 0xe0 && byte <= 0xef) return { more: 2, least: 0x800 };
  if (byte >= 0xf0 && byte <= 0xf4) return { more: 3, least: 0x10000 };
  return null;
}

function codePointAt(bytes: Uint8Array, at: number): { code: number; size: number } | null {
  const first = bytes[at] ?? 0;
  const lead = leadOf(first);
  if (lead === null) return null;
  let code = first & (0x3f >> lead.more);
  for (let i = 1; i <= lead.more; i += 1) {
    const next = bytes[at + i];
    if (next === undefined || (next & 0xc0) !== 0x80) return null;
    code = (code << 6) | (next & 0x3f);
  }
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code < lead.least || code > 0x10ffff || isSurrogate ? null : { code, size: lead.more + 1 };
}

/**
 * Reads bytes as UTF-8. Written here because core knows no TextDecoder.
 */
export function readUtf8(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const letter = letterAt(bytes, at);
    parts.push(letter === null ? '\ufffd' : String.fromCodePoint(letter.code));
    at += letter?.size ?? 1;
  }
  return parts.join('');
}

/** Counts what fits UTF-8 and what does not, which tells it from other encodings. */
export function countUtf8(bytes: Uint8Array): Utf8Count {
  let letters = 0;
  let broken = 0;
  for (let at = 0; at < bytes.length;) {
    const letter = letterAt(bytes, at);
    if (letter === null) broken += 1;
    else if (letter.size > 1) letters += 1;
    at += letter?.size ?? 1;
  }
  return { letters, broken };
}

function letterAt(bytes: Uint8Array, at: number): { code: number; size: number } | null {
  const byte = bytes[at] ?? 0;
  return byte < 0x80 ? { code: byte, size: 1 } : codePointAt(bytes, at);
}
