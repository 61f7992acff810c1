import { describe, expect, it } from 'vitest';
import { cellsIn, extendRange, isInRange, rangeOf } from './cell-range.ts';

const one = { anchor: { row: 5, column: 2 }, head: { row: 5, column: 2 } };
const size = { rows: 100, columns: 6 };

describe('a range of cells', () => {
  it('is the same whichever way it was drawn', () => {
    const range = rangeOf({ anchor: { row: 5, column: 2 }, head: { row: 3, column: 4 } });
    expect(range).toEqual({ top: 3, bottom: 5, left: 2, right: 4 });
    expect(cellsIn(range)).toBe(9);
    expect(isInRange(range, { row: 4, column: 4 })).toBe(true);
    expect(isInRange(range, { row: 4, column: 5 })).toBe(false);
  });

  it('grows and shrinks at the end that moves', () => {
    const grown = extendRange(extendRange(one, 'ArrowDown', size), 'ArrowRight', size);
    expect(rangeOf(grown)).toEqual({ top: 5, bottom: 6, left: 2, right: 3 });
    expect(rangeOf(extendRange(grown, 'ArrowUp', size))).toMatchObject({ top: 5, bottom: 5 });
  });

  it('stays in the list', () => {
    const corner = { anchor: { row: 0, column: 0 }, head: { row: 0, column: 0 } };
    expect(extendRange(corner, 'ArrowUp', size)).toEqual(corner);
    expect(extendRange(corner, 'ArrowLeft', size)).toEqual(corner);
  });

  it('reaches the edge of the list with Ctrl', () => {
    expect(rangeOf(extendRange(one, 'ArrowDown', size, true))).toMatchObject({ bottom: 99 });
    expect(rangeOf(extendRange(one, 'ArrowLeft', size, true))).toMatchObject({ left: 0, right: 2 });
  });
});
