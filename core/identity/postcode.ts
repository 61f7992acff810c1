import type { MarketCode } from '../market/market.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import { readTypedCode, type TypedTextRefusal } from '../shared/typed-text.ts';

export type PostcodeRefusal = TypedTextRefusal | 'postcode_format';

const digitCounts: Record<MarketCode, number> = { cz: 5, ro: 6 };

/**
 * Reads a postcode: 5 digits in `cz`, 6 in `ro`, spaces ignored (T-FORM-8). The value is the digits.
 * Any digits but all zeros pass, since an address may lie in a neighbouring country of one format.
 */
export function parsePostcode(value: string, market: MarketCode): Result<string, PostcodeRefusal> {
  const code = readTypedCode(value);
  if (!code.ok) return code;
  const digits = code.value.replaceAll(' ', '');
  const isPostcode = /^\d+$/.test(digits) && digits.length === digitCounts[market];
  return isPostcode && /[1-9]/.test(digits) ? accept(digits) : refuse('postcode_format');
}

/** Whether `parsePostcode` accepts. */
export const isValidPostcode = (value: string, market: MarketCode): boolean =>
  parsePostcode(value, market).ok;

/** Shown form: `110 00` in `cz`, `010011` in `ro`. */
export const formatPostcode = (postcode: string, market: MarketCode): string =>
  market === 'cz' ? `${postcode.slice(0, 3)} ${postcode.slice(3)}` : postcode;
