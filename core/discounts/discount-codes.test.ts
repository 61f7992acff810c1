import { describe, expect, it } from 'vitest';
import { generateCodes, isBatchUndoable } from './generate-codes.ts';
import { codeKey, matchCode } from './match-code.ts';

const codes = (...texts: string[]) => texts.map((code) => ({ code }));
const meant = (typed: string, ...texts: string[]) => {
  const match = matchCode(typed, codes(...texts));
  return match.ok ? match.value.code : match.error;
};

describe('matching a code', () => {
  it.each([
    [' aB3dE6gH9k ', ['aB3dE6gH9k'], 'aB3dE6gH9k'],
    ['\u00A0AB3DE6GH9K\t', ['aB3dE6gH9k'], 'aB3dE6gH9k'],
    ['sale', ['SALE', 'sale'], 'sale'],
    ['Sale', ['SALE', 'sale'], 'unknown_code'],
    ['aBO', ['aB0'], 'aB0'],
    ['ab0', ['aBo'], 'aBo'],
    ['aB0', ['aBo', 'aB0'], 'aB0'],
    ['AbO', ['aB0', 'abo'], 'abo'],
    ['sale1', ['sale'], 'unknown_code'],
    ['', ['sale'], 'unknown_code'],
  ])('reads %j among %j as %s', (typed, known, code) => {
    expect(meant(typed, ...known)).toBe(code);
  });

  it('gives everything that could be meant one key', () => {
    expect(codeKey(' AbO ')).toBe(codeKey('aB0'));
    expect(codeKey('ab1')).not.toBe(codeKey('abl'));
  });
});

/** A generator with a seed: spread enough for a test, repeatable. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('generating codes', () => {
  const batch = generateCodes(10_000, seeded(7), new Set());

  it('makes ten characters of digits, lower and upper case, all of them in use', () => {
    expect(batch).toHaveLength(10_000);
    expect(batch.every((code) => /^[0-9a-zA-Z]{10}$/.test(code))).toBe(true);
    expect(new Set(batch.join('')).size).toBe(62);
  });

  it('makes them unique without regard to case', () => {
    expect(new Set(batch.map((code) => code.toLowerCase())).size).toBe(10_000);
  });

  it('draws anew where a code is taken in another case', () => {
    const [first = ''] = batch;
    const taken = new Set([codeKey(first.toUpperCase())]);
    expect(generateCodes(1, seeded(7), taken)).toEqual([batch[1]]);
  });

  it('throws when the source never changes', () => {
    expect(() => generateCodes(2, () => 0, new Set())).toThrow(RangeError);
  });

  it('lets a batch be undone until the first code is redeemed', () => {
    expect(isBatchUndoable([{ redemptions: 0 }, { redemptions: 0 }])).toBe(true);
    expect(isBatchUndoable([{ redemptions: 0 }, { redemptions: 1 }])).toBe(false);
  });
});
