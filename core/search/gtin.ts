import { accept, refuse, type Result } from '../shared/result.ts';

export type GtinRefusal = 'gtin_format' | 'gtin_length' | 'gtin_check_digit';

const lengths: ReadonlySet<number> = new Set([8, 12, 13, 14]);

/** GS1 check digit (0 to 9) of a run of ASCII digits that does not yet carry one. */
export function gtinCheckDigit(digits: string): number {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    sum += Number(digits[digits.length - 1 - place]) * (place % 2 === 0 ? 3 : 1);
  }
  return (10 - (sum % 10)) % 10;
}

/**
 * Reads a bar code number, spaces and dashes ignored: EAN-8, UPC-A (12), EAN-13 or GTIN-14.
 * The value is what products are stored and compared under: 13 digits, shorter numbers filled with
 * zeros from the left, which leaves the check digit as it is (T-SRCH-7, T-SCAN-7). A GTIN-14 of a
 * carton (first digit not 0) is another item than its piece and keeps its 14 digits.
 */
export function readGtin(text: string): Result<string, GtinRefusal> {
  const digits = text.slice(0, 64).replace(/[\s-]/g, '');
  // Zeros pass the check, but they are what an empty field of a supplier's list holds.
  if (!/^\d+$/.test(digits) || /^0+$/.test(digits)) return refuse('gtin_format');
  if (!lengths.has(digits.length)) return refuse('gtin_length');
  if (gtinCheckDigit(digits.slice(0, -1)) !== Number(digits.slice(-1))) {
    return refuse('gtin_check_digit');
  }
  return accept(
    digits.length === 14 && digits.startsWith('0') ? digits.slice(1) : digits.padStart(13, '0'),
  );
}
