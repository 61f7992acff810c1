import type { MarketCode } from '../market/market.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import { readTypedCode, type TypedTextRefusal } from '../shared/typed-text.ts';

export type CompanyNumberRefusal = TypedTextRefusal | 'company_format' | 'company_check_digit';

/**
 * Reads the number under which a market registers companies: IČO in `cz` (8 digits, leading zeros
 * may be left out), CUI in `ro` (2 to 10 digits, `RO` before them allowed). Spaces are ignored. The
 * value is the digits, an IČO always eight of them. The last digit is a check digit (law 111/2009
 * cz: modulo 11; order 1699/2021 ro: key 753217532).
 */
export function parseCompanyNumber(
  value: string,
  market: MarketCode,
): Result<string, CompanyNumberRefusal> {
  const code = readTypedCode(value);
  if (!code.ok) return code;
  const text = code.value.replaceAll(' ', '').toUpperCase();
  return market === 'cz' ? readIco(text) : readCui(text);
}

/** Whether `parseCompanyNumber` accepts. */
export const isValidCompanyNumber = (value: string, market: MarketCode): boolean =>
  parseCompanyNumber(value, market).ok;

/** Sum of digits times weights, both read from the left. */
const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place] ?? '0'), 0);

function readIco(text: string): Result<string, CompanyNumberRefusal> {
  // Registers print the zeros in front, people often do not.
  if (!/^\d{6,8}$/.test(text)) return refuse('company_format');
  const digits = text.padStart(8, '0');
  const expected = (11 - (weighted(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10;
  return Number(digits[7]) === expected && Number(digits) > 0
    ? accept(digits)
    : refuse('company_check_digit');
}

function readCui(text: string): Result<string, CompanyNumberRefusal> {
  const digits = text.replace(/^RO/, '');
  if (!/^[1-9]\d{1,9}$/.test(digits)) return refuse('company_format');
  const body = digits.slice(0, -1).padStart(9, '0');
  const expected = ((weighted(body, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10;
  return Number(digits.at(-1)) === expected ? accept(digits) : refuse('company_check_digit');
}
