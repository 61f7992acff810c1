import { accept, refuse, type Result } from '../shared/result.ts';
import { readTypedCode, type TypedTextRefusal } from '../shared/typed-text.ts';
import { ibanLengths } from './iban-lengths.ts';

export type IbanRefusal =
  TypedTextRefusal | 'iban_format' | 'iban_country' | 'iban_length' | 'iban_check_digits';

// Shape of the national part where the shop's own markets know it better than "letters and digits".
const nationalParts: Readonly<Record<string, RegExp>> = { CZ: /^\d{20}$/, RO: /^[A-Z]{4}\w{16}$/ };

/** Check digits `02` to `98` of a country and a national part (ISO 13616, mod 97). */
export const ibanCheckDigits = (country: string, nationalPart: string): string =>
  String(98 - remainder97(`${nationalPart}${country}00`)).padStart(2, '0');

/**
 * Reads an IBAN of any registered country (ISO 13616, T-PII-9); spaces and dashes are ignored, small
 * letters become capitals. The value is the IBAN without spaces.
 */
export function parseIban(value: string): Result<string, IbanRefusal> {
  const code = readTypedCode(value);
  if (!code.ok) return code;
  const iban = code.value.replace(/[ -]/g, '');
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return refuse('iban_format');
  const [country, check, national] = [iban.slice(0, 2), iban.slice(2, 4), iban.slice(4)];
  const length = ibanLengths.get(country);
  if (length === undefined) return refuse('iban_country');
  if (iban.length !== length) return refuse('iban_length');
  if (nationalParts[country]?.test(national) === false) return refuse('iban_format');
  // Computed and compared, because 00, 01 and 99 would also leave the right remainder.
  if (ibanCheckDigits(country, national) !== check) return refuse('iban_check_digits');
  return accept(iban);
}

/** Whether `parseIban` accepts. */
export const isValidIban = (value: string): boolean => parseIban(value).ok;

/** Shown form: groups of four, for a person to read or copy. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

function remainder97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const number = parseInt(character, 36);
    remainder = (remainder * (number > 9 ? 100 : 10) + number) % 97;
  }
  return remainder;
}
