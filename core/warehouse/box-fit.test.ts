import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsInto, proposeBox, type Box } from './box-fit.ts';

const box = (code: string, width: number, height: number, depth: number): Box => ({
  code,
  width,
  height,
  depth,
  weightGrams: 100,
  mostGrams: 5_000,
});
const phone = { width: 80, height: 170, depth: 50 };
const boxes = [box('L', 400, 300, 200), box('S', 180, 90, 55), box('M', 250, 180, 110)];

describe('a box for an order', () => {
  it('is the smallest that everything fits into, turned as it must', () => {
    expect(proposeBox([phone], 300, boxes)?.code).toBe('S');
    expect(proposeBox([phone, phone], 600, boxes)?.code).toBe('M');
    expect(proposeBox([], 0, boxes)?.code).toBe('S');
  });

  it('is none where a thing is too long or everything too heavy', () => {
    expect(proposeBox([{ width: 500, height: 10, depth: 10 }], 100, boxes)).toBeNull();
    expect(proposeBox([phone], 4_950, boxes)).toBeNull();
  });

  it('never holds more than its volume (property)', () => {
    const side = fc.integer({ min: 1, max: 120 });
    const things = fc.array(fc.record({ width: side, height: side, depth: side }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(things, (all) => {
        const volume = all.reduce((sum, one) => sum + one.width * one.height * one.depth, 0);
        if (fitsInto(all, [150, 150, 150])) expect(volume).toBeLessThanOrEqual(150 ** 3);
      }),
    );
  });

  it('takes eight cubes of half its side', () => {
    const cube = { width: 50, height: 50, depth: 50 };
    expect(fitsInto(Array(8).fill(cube), [100, 100, 100])).toBe(true);
    expect(fitsInto(Array(9).fill(cube), [100, 100, 100])).toBe(false);
  });
});
