import { accept, refuse, type Result } from './result.ts';

/** What makes any typed line unreadable, whatever the field means. */
export type TypedTextRefusal = 'text_empty' | 'text_too_long' | 'text_control_character';

// First digit of each decimal row that phones and input methods produce besides ASCII.
const digitRows = [0x0660, 0x06f0, 0x0966];

/**
 * Reads one line that a person typed or pasted: NFC, every kind of space as a plain one, invisible
 * marks dropped (address books add direction marks to numbers), surrounding space removed.
 *
 * The length is judged before anything else runs, so a huge paste costs nothing.
 * `maxLength` counts UTF-16 units of the raw text. Refuses control characters inside the line.
 */
export function readTypedText(text: string, maxLength: number): Result<string, TypedTextRefusal> {
  if (text.length > maxLength) return refuse('text_too_long');
  // Composed after the invisible marks are gone, since they may stand between letter and accent.
  const visible = text.replace(/\p{Zs}/gu, ' ').replace(/\p{Cf}/gu, '');
  const line = visible.normalize('NFC').trim();
  if (line === '') return refuse('text_empty');
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(line)) return refuse('text_control_character');
  return accept(line);
}

/**
 * Reads a typed number or code: as `readTypedText`, and also full-width letters and marks, digits of
 * other scripts and typographic dashes become ASCII, letters upper case, runs of spaces one space.
 */
export function readTypedCode(text: string, maxLength = 100): Result<string, TypedTextRefusal> {
  const line = readTypedText(text, maxLength);
  if (!line.ok) return line;
  const ascii = line.value
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Nd}/gu, toAsciiDigit);
  return accept(ascii.replace(/ +/g, ' ').toUpperCase().normalize('NFC'));
}

function toAsciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const row = digitRows.find((zero) => code >= zero && code <= zero + 9);
  return row === undefined ? digit : String(code - row);
}
