import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHundredths, marginVat, vatInsideGross, vatOfDocument } from './vat.ts';

describe('vatInsideGross', () => {
  it.each([
    [1_210, '210.00', '1000.00'],
    [999, '173.38', '825.62'],
    [24_990, '4337.11', '20652.89'],
    [0, '0.00', '0.00'],
    [-999, '-173.38', '-825.62'],
  ])('finds in %d at 21 percent VAT %s and base %s', (gross, vat, base) => {
    const split = vatInsideGross(gross, 21);
    expect(formatHundredths(split.vatHundredths)).toBe(vat);
    expect(formatHundredths(split.baseHundredths)).toBe(base);
  });

  it('splits without losing a hundredth', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.constantFrom(0, 5, 9, 11, 12, 19, 21), (gross, rate) => {
        const { vatHundredths, baseHundredths } = vatInsideGross(gross, rate);
        expect(vatHundredths + baseHundredths).toBe(gross * 100);
        expect(vatHundredths).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

it('counts the VAT of a document on the total of each rate', () => {
  const lines = [
    ...Array.from({ length: 4 }, () => ({ gross: 100, ratePercent: 21 })),
    { gross: 112, ratePercent: 12 },
  ];
  expect(vatOfDocument(lines)).toEqual([
    { ratePercent: 21, gross: 400, vatHundredths: 6_942, baseHundredths: 33_058 },
    { ratePercent: 12, gross: 112, vatHundredths: 1_200, baseHundredths: 10_000 },
  ]);
});

it.each([
  [5_000, 6_990, 34_537],
  [5_000, 4_500, 0],
])('taxes only the margin of a unit bought for %d and sold for %d', (bought, sold, vat) => {
  expect(marginVat(bought, sold, 21)).toBe(vat);
});
