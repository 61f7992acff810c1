import { accept, refuse, type Result } from '../shared/result.ts';
import { readTypedCode, type TypedTextRefusal } from '../shared/typed-text.ts';
import { luhnCheckDigit, passesLuhn } from './luhn.ts';

export type ImeiRefusal =
  | TypedTextRefusal
  | 'imei_format'
  | 'imei_length'
  | 'imei_software_version'
  | 'imei_repeated_digit'
  | 'imei_check_digit';

/**
 * Reads an IMEI: 15 digits with a Luhn check digit, spaces and `- . /` between them ignored
 * (DECISIONS "Buy-back", T-PII-8). The value is the 15 digits.
 *
 * 16 digits are an IMEISV, which has no check digit, so it is refused as `imei_software_version`;
 * `imeiFromSoftwareVersion` gives the number to ask the person about.
 */
export function parseImei(value: string): Result<string, ImeiRefusal> {
  const digits = readDigits(value);
  if (!digits.ok) return digits;
  if (digits.value.length === 16) return refuse('imei_software_version');
  if (digits.value.length !== 15) return refuse('imei_length');
  // Fifteen zeros pass Luhn; they are what a broken phone or a lazy finger gives.
  if (/^(\d)\1*$/.test(digits.value)) return refuse('imei_repeated_digit');
  return passesLuhn(digits.value) ? digits : refuse('imei_check_digit');
}

/** Whether `parseImei` accepts. */
export const isValidImei = (value: string): boolean => parseImei(value).ok;

/**
 * The IMEI inside a 16-digit IMEISV: its first 14 digits and their check digit. A proposal to be
 * confirmed by the person, since a typing slip cannot be seen in an IMEISV (T-PII-8).
 */
export function imeiFromSoftwareVersion(value: string): Result<string, ImeiRefusal> {
  const digits = readDigits(value);
  if (!digits.ok) return digits;
  if (digits.value.length !== 16) return refuse('imei_length');
  const body = digits.value.slice(0, 14);
  return parseImei(`${body}${luhnCheckDigit(body)}`);
}

function readDigits(value: string): Result<string, TypedTextRefusal | 'imei_format'> {
  const code = readTypedCode(value);
  if (!code.ok) return code;
  const digits = code.value.replace(/[ \-./]/g, '');
  return /^\d+$/.test(digits) ? accept(digits) : refuse('imei_format');
}
