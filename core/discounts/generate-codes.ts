import { codeKey } from './match-code.ts';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const codeLength = 10;

/** Draws a whole number from 0 up to but without `below`; must be unpredictable (CSPRNG). */
export type RandomBelow = (below: number) => number;

/**
 * A batch of new codes of 10 characters, digits and letters of both cases (SPECIFICATION section
 * 9). No two share a key with each other or with `takenKeys` (keys of `codeKey`), so that each can
 * be typed without regard to case (T-COD-4). Throws when the source repeats itself.
 */
export function generateCodes(
  count: number,
  randomBelow: RandomBelow,
  takenKeys: ReadonlySet<string>,
): string[] {
  const keys = new Set<string>();
  const codes: string[] = [];
  // 36^10 keys make one collision a rarity; a source that brings many is broken.
  let attempts = count + 1_000;
  while (codes.length < count) {
    if (attempts === 0) throw new RangeError('the random source repeats itself');
    attempts -= 1;
    const code = drawCode(randomBelow);
    const key = codeKey(code);
    if (keys.has(key) || takenKeys.has(key)) continue;
    keys.add(key);
    codes.push(code);
  }
  return codes;
}

function drawCode(randomBelow: RandomBelow): string {
  let code = '';
  for (let at = 0; at < codeLength; at += 1) code += alphabet.charAt(randomBelow(alphabet.length));
  return code;
}

/** A generated batch can be taken back as a whole while none of its codes was redeemed (T-COD-4). */
export const isBatchUndoable = (codes: readonly { readonly redemptions: number }[]): boolean =>
  codes.every(({ redemptions }) => redemptions === 0);
