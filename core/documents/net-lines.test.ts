import fc from 'fast-check';
import { expect, it } from 'vitest';
import { vatInsideGross, vatOfDocument } from '../shared/vat.ts';
import { netLines } from './net-lines.ts';

it('lets four lines of 100 add up to the VAT of 400 (T-MON-4)', () => {
  const lines = Array.from({ length: 4 }, () => ({ total: 100, ratePercent: 21 }));
  const vat = netLines(lines).map(({ vatHundredths }) => vatHundredths);
  expect(vat).toEqual([1_736, 1_735, 1_736, 1_735]);
  expect(vat.reduce((sum, one) => sum + one, 0)).toBe(6_942);
});

it('shows no VAT where the document shows none', () => {
  expect(netLines([{ total: 6_990, ratePercent: null }])).toEqual([
    { baseHundredths: 699_000, vatHundredths: 0 },
  ]);
});

it('adds up per rate to the document, whatever its lines are', () => {
  const line = fc.record({
    total: fc.integer({ min: -99_999, max: 99_999 }),
    ratePercent: fc.constantFrom(11, 12, 19, 21),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const nets = netLines(lines);
      for (const row of vatOfDocument(lines.map((one) => ({ ...one, gross: one.total })))) {
        const own = nets.filter((_, at) => lines[at]?.ratePercent === row.ratePercent);
        const sumOf = (key: 'baseHundredths' | 'vatHundredths') =>
          own.reduce((sum, one) => sum + one[key], 0);
        expect([sumOf('baseHundredths'), sumOf('vatHundredths')]).toEqual([
          row.baseHundredths,
          row.vatHundredths,
        ]);
      }
      for (const [at, { total, ratePercent }] of lines.entries()) {
        const own = vatInsideGross(total, ratePercent).vatHundredths;
        expect(Math.abs((nets[at]?.vatHundredths ?? NaN) - own)).toBeLessThanOrEqual(1);
      }
    }),
  );
});
