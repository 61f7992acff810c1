import { expect, it } from 'vitest';
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
