import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toleratesTypo, withinOneTypo } from './one-typo.ts';

/** Optimal string alignment by the textbook table: slow, and written from its definition. */
function distance(first: string, second: string): number {
  const [a, b] = [[...first], [...second]];
  const table = new Map<string, number>();
  const at = (row: number, column: number) => table.get(`${row},${column}`) ?? Infinity;
  for (let row = 0; row <= a.length; row += 1) {
    for (let column = 0; column <= b.length; column += 1) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const best = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + change,
        isSwap && row > 1 && column > 1 ? at(row - 2, column - 2) + 1 : Infinity,
      );
      table.set(`${row},${column}`, row + column === 0 ? 0 : best);
    }
  }
  return at(a.length, b.length);
}

describe('withinOneTypo', () => {
  it.each([
    ['samsung', 'samsung', true],
    ['samsng', 'samsung', true],
    ['samsumg', 'samsung', true],
    ['samsugn', 'samsung', true],
    ['ssamsung', 'samsung', true],
    ['asmsung', 'samsung', true],
    ['samsun', 'samsung', true],
    ['smasugn', 'samsung', false],
    ['samsu', 'samsung', false],
    ['abc', 'cab', false],
    ['', 'a', true],
    ['', '', true],
  ])('of %j and %j is %s', (first, second, expected) =>
    expect(withinOneTypo(first, second)).toBe(expected),
  );

  it('agrees with the distance table, whichever word comes first', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', '😀', '😁'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (first, second) => {
        expect(withinOneTypo(first, second)).toBe(distance(first, second) <= 1);
        expect(withinOneTypo(second, first)).toBe(withinOneTypo(first, second));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('toleratesTypo', () => {
  it.each([
    ['apple', true],
    ['sony', false],
    ['𐐨𐐨𐐨', false],
    ['12345', false],
    ['s24ultra', false],
  ])('for %j is %s', (word, expected) => expect(toleratesTypo(word)).toBe(expected));
});
