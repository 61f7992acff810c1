import { accept, refuse, type Result } from './result.ts';
import type { Language } from '../market/market.ts';

/** `number_format`: digits that cannot be told for sure, such as `4,00638E+12` of a spoiled EAN. */
export type TypedNumberRefusal = 'not_number' | 'number_format';

// Grouped or plain digits with the decimal comma of both languages; a group is always of three.
const written: Record<Language, RegExp> = {
  cs: /^[+-]?(?:\d{1,3}(?: \d{3})+|\d+)(?:[.,]\d+)?$/,
  ro: /^[+-]?(?:\d{1,3}(?:[. ]\d{3})+|\d+)(?:,\d+)?$/,
};
const looksNumeric = /^[+-]?[\d., ]*\d[\d., ]*(?:e[+-]?\d+)?$/i;

/**
 * Reads a number as people of a language and their spreadsheets write it: `1 234,50` with any kind
 * of space in Czech, `1.234,50` in Romanian, plain digits in both. Texts of digits that could mean
 * two numbers, and rounded ones with an exponent, are `number_format` (T-CSV-4).
 */
export function parseTypedNumber(
  text: string,
  language: Language,
): Result<number, TypedNumberRefusal> {
  const line = text
    .replace(/[\s\u00a0\u2007\u2009\u202f]+/g, ' ')
    .replace(/[\u2212\u2013]/g, '-')
    .trim();
  if (!looksNumeric.test(line)) return refuse('not_number');
  if (!written[language].test(line)) return refuse('number_format');
  const plain = language === 'ro' ? line.replaceAll('.', '') : line;
  const value = Number(plain.replaceAll(' ', '').replace(',', '.'));
  // Beyond this, digits would be changed in silence.
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return refuse('number_format');
  return accept(value === 0 ? 0 : value);
}

/** A code of digits, such as an EAN; what a spreadsheet made of it is refused (T-CSV-4). */
export function parseTypedDigits(text: string): Result<string, 'number_format' | 'not_digits'> {
  const line = text.trim();
  if (/^\d+$/.test(line)) return accept(line);
  return refuse(looksNumeric.test(line) ? 'number_format' : 'not_digits');
}
