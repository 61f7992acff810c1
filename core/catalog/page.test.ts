import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageOf } from './page.ts';

it.each([
  [0, 1, { page: 1, pages: 1, offset: 0 }],
  [24, 2, { page: 1, pages: 1, offset: 0 }],
  [25, 2, { page: 2, pages: 2, offset: 24 }],
  [49, 99, { page: 3, pages: 3, offset: 48 }],
  [49, 0, { page: 1, pages: 3, offset: 0 }],
])('of %d items shows for page %d %j', (count, wanted, page) =>
  expect(pageOf(count, 24, wanted)).toEqual({ ...page, limit: 24 }),
);

it('puts every item on exactly one page', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 1, max: 96 }), (count, size) => {
      const { pages } = pageOf(count, size, 1);
      const sizes = Array.from({ length: pages }, (_, index) => {
        const { offset, limit } = pageOf(count, size, index + 1);
        return Math.min(offset + limit, count) - offset;
      });
      expect(sizes.reduce((sum, each) => sum + each, 0)).toBe(count);
      expect(count === 0 || sizes.every((each) => each > 0)).toBe(true);
    }),
  );
});
