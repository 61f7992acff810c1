import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';

const line = (position: number, quantity: number, more = {}) => ({
  position,
  productId: 7,
  quantity,
  canWait: false,
  ...more,
});
const place = (placeId: number, free: number, productId = 7) => ({ productId, placeId, free });

it('takes from the first place what it has and the rest from the next', () => {
  expect(allocate([line(1, 3)], [place(1, 2), place(2, 5)])).toEqual([
    { position: 1, productId: 7, placeId: 1, quantity: 2 },
    { position: 1, productId: 7, placeId: 2, quantity: 1 },
  ]);
});

it('gives two lines of one product no piece twice', () => {
  expect(allocate([line(1, 1), line(2, 1)], [place(1, 2)])).toHaveLength(2);
  expect(allocate([line(1, 1), line(2, 1)], [place(1, 1)])).toBeNull();
});

it('takes no pieces of another product', () => {
  expect(allocate([line(1, 1)], [place(1, 5, 8)])).toBeNull();
});

it('puts aside what is there of what can wait', () => {
  expect(allocate([line(1, 3, { canWait: true })], [place(1, 1)])).toEqual([
    { position: 1, productId: 7, placeId: 1, quantity: 1 },
  ]);
  expect(allocate([line(1, 3, { canWait: true })], [])).toEqual([]);
});

describe('whatever is ordered and lies anywhere', () => {
  const product = fc.constantFrom(7, 8);
  const anyLines = fc.array(
    fc.record({ productId: product, quantity: fc.integer({ min: 1, max: 4 }) }),
    { maxLength: 5 },
  );
  const anyPlaces = fc
    .array(fc.record({ productId: product, free: fc.nat(5) }), { maxLength: 5 })
    .map((drawn) => drawn.map((each, placeId) => ({ ...each, placeId })));
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

  it('promises no piece twice and none that is not there (T-WH-13)', () => {
    fc.assert(
      fc.property(anyLines, anyPlaces, fc.boolean(), (drawn, places, canWait) => {
        const lines = drawn.map((each, position) => ({ ...each, position, canWait }));
        const allocations = allocate(lines, places) ?? [];
        for (const { placeId, productId, free } of places) {
          const here = allocations.filter((each) => each.placeId === placeId);
          expect(sumOf(here.map(({ quantity }) => quantity))).toBeLessThanOrEqual(free);
          expect(here.every((each) => each.productId === productId)).toBe(true);
        }
        expect(allocations.filter(({ quantity }) => quantity < 1)).toEqual([]);
      }),
    );
  });

  it('is refused exactly where there is too little of a product (T-ORD-3)', () => {
    fc.assert(
      fc.property(anyLines, anyPlaces, (drawn, places) => {
        const lines = drawn.map((each, position) => ({ ...each, position, canWait: false }));
        const allocations = allocate(lines, places);
        const isShort = [7, 8].some((id) => {
          const wanted = lines.filter(({ productId }) => productId === id);
          const there = places.filter(({ productId }) => productId === id);
          return sumOf(wanted.map((each) => each.quantity)) > sumOf(there.map(({ free }) => free));
        });
        expect(allocations === null).toBe(isShort);
        if (allocations === null) return;
        for (const { position, quantity } of lines) {
          const own = allocations.filter((each) => each.position === position);
          expect(sumOf(own.map((each) => each.quantity))).toBe(quantity);
        }
      }),
    );
  });
});
