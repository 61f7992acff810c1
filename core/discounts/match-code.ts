import { accept, refuse, type Result } from '../shared/result.ts';

/**
 * The key under which a code is stored and looked up: no case, and the letter O as the digit 0.
 * Every code that `matchCode` could accept shares the key of what was typed (T-COD-5).
 */
export const codeKey = (code: string): string => code.trim().toLowerCase().replaceAll('o', '0');

const readings: readonly ((code: string) => string)[] = [
  (code) => code,
  (code) => code.toLowerCase(),
  codeKey,
];

/**
 * The code that a customer meant: exact after trimming, then without regard to case, then with O
 * and 0 alike, each only where one code fits (DECISIONS "Cart, discounts, orders", T-COD-5).
 * `codes` are those with the key of `typed`. Two that fit alike are nobody's, as if unknown.
 */
export function matchCode<T extends { readonly code: string }>(
  typed: string,
  codes: readonly T[],
): Result<T, 'unknown_code'> {
  const wanted = typed.trim();
  for (const read of readings) {
    const [first, ...others] = codes.filter(({ code }) => read(code) === read(wanted));
    if (first === undefined) continue;
    return others.length === 0 ? accept(first) : refuse('unknown_code');
  }
  return refuse('unknown_code');
}
