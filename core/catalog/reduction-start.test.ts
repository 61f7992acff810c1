import { expect, it } from 'vitest';
import { reductionStart } from './reduction-start.ts';

const earlier = new Date('2026-11-01T08:00:00Z');
const now = new Date('2026-11-21T08:00:00Z');

it.each([
  ['begins when a price is first called reduced', 900, null, true, now],
  ['goes on while the price stays', 1_000, earlier, true, earlier],
  ['begins anew with another price', 900, earlier, true, now],
  ['begins anew with a higher price as well', 1_100, earlier, true, now],
  ['ends when the price is no longer called reduced', 1_000, earlier, false, null],
  ['is none where none was claimed', 900, null, false, null],
] as const)('a reduction %s', (_, price, reducedAt, isReduced, starts) =>
  expect(reductionStart({ price: 1_000, reducedAt }, { price, isReduced }, now)).toBe(starts),
);
