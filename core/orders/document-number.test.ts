import { expect, it } from 'vitest';
import { documentNumber, seriesYear } from './document-number.ts';

it.each([
  ['2026-12-31T22:59:59.999Z', 'cz', 2026],
  ['2026-12-31T23:00:00.000Z', 'cz', 2027],
  ['2026-12-31T22:00:00.000Z', 'ro', 2027],
  ['2026-12-31T21:59:59.999Z', 'ro', 2026],
] as const)('counts %s in the market %s to the series %d', (issuedAt, market, year) => {
  expect(seriesYear(new Date(issuedAt), market)).toBe(year);
});

it.each([
  ['invoice', 2026, 100, '2260000100'],
  ['credit_note', 2026, 7, '3260000007'],
  ['invoice', 2100, 9_999_999, '2009999999'],
] as const)('writes %s %d/%d as %s', (kind, year, position, number) => {
  expect(documentNumber(kind, year, position)).toBe(number);
});

it.each([0, 1.5, 10_000_000])('throws on the position %d', (position) => {
  expect(() => documentNumber('invoice', 2026, position)).toThrow(RangeError);
});
