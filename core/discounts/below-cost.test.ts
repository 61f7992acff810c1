import { expect, it } from 'vitest';
import { belowCost } from './below-cost.ts';
import { discountWith, lineWith } from './discount.example.ts';
import type { PastLine } from './simulate-discount.ts';

const piece = (productCode: string, cost: number | null): PastLine => ({
  ...lineWith({ productCode, unitPrice: 1_210 }),
  vatRate: 21,
  scheme: 'standard',
  cost,
});
const pieces = [piece('a', 950), piece('b', 800), piece('c', 990), piece('d', null)];

const found = (set: Parameters<typeof discountWith>[0]) =>
  belowCost(discountWith(set), pieces, 'Europe/Prague').map(({ line, left }) => [
    line.productCode,
    left,
  ]);

it('names what goes below its cost without VAT, the greatest loss first', () => {
  expect(found({ id: 1 })).toEqual([
    ['c', 1_089],
    ['a', 1_089],
  ]);
});

it('takes the discount as live and its minimums as met', () => {
  const off = { isActive: false, isAutomaticAssignment: false, usesLeft: 0 };
  const least = { minimalDiscountNumerical: 99_999, validTo: '1969-01-01' as const };
  expect(found({ id: 1, ...off, ...least })).toHaveLength(2);
});

it('looks only at what it names', () => {
  expect(found({ id: 1, scope: { products: ['a'], categories: [] } })).toEqual([['a', 1_089]]);
  expect(found({ id: 1, appliesTo: 'shipping' })).toEqual([]);
});

it('passes over what is sold below its cost as it is', () => {
  expect(belowCost(discountWith({ id: 1 }), [piece('x', 1_100)], 'Europe/Prague')).toEqual([]);
});
