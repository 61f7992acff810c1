import fc from 'fast-check';
import { expect, it } from 'vitest';
import { marginBookRow } from './margin-book.ts';

const sale = { charged: 6_210, boughtFor: 5_000, ratePercent: 21, leftAfterCut: null };

it('taxes the margin of a sale', () => {
  expect(marginBookRow(sale)).toEqual({
    sold: 6_210,
    bought: 5_000,
    margin: 1_210,
    taxHundredths: 21_000,
  });
});

it('taxes nothing at a loss, and still says it', () => {
  expect(marginBookRow({ ...sale, charged: 4_000 })).toMatchObject({
    margin: -1_000,
    taxHundredths: 0,
  });
});

it('takes all back by a credit note', () => {
  expect(marginBookRow({ ...sale, charged: -6_210 })).toEqual({
    sold: -6_210,
    bought: -5_000,
    margin: -1_210,
    taxHundredths: -21_000,
  });
});

it('taxes the whole price where nobody knows what was paid', () => {
  expect(marginBookRow({ ...sale, charged: 1_210, boughtFor: null })).toEqual({
    sold: 1_210,
    bought: null,
    margin: 1_210,
    taxHundredths: 21_000,
  });
});

it('takes back by a cut only the tax of the margin that there was', () => {
  const cut = { ...sale, charged: -2_000, leftAfterCut: 4_210 };
  expect(marginBookRow(cut)).toEqual({
    sold: -2_000,
    bought: 0,
    margin: -2_000,
    taxHundredths: -21_000,
  });
});

it('adds up to nothing when a piece was sold, made cheaper and taken back', () => {
  const amount = fc.nat(60_000);
  fc.assert(
    fc.property(amount, amount, amount, fc.constantFrom(19, 21), (boughtFor, sold, cut, rate) => {
      const lost = Math.min(cut, sold);
      const goods = { boughtFor, ratePercent: rate, leftAfterCut: null };
      // A piece that was given away in the end is on no credit note, and what it cost stays booked.
      fc.pre(lost < sold);
      const rows = [
        marginBookRow({ ...goods, charged: sold }),
        marginBookRow({ ...goods, charged: -lost, leftAfterCut: sold - lost }),
        marginBookRow({ ...goods, charged: lost - sold }),
      ];
      const sumOf = (key: 'sold' | 'margin' | 'taxHundredths') =>
        rows.reduce((sum, row) => sum + row[key], 0);
      expect([sumOf('sold'), sumOf('margin'), sumOf('taxHundredths')]).toEqual([0, 0, 0]);
      expect(rows.reduce((sum, { bought }) => sum + (bought ?? 0), 0)).toBe(0);
    }),
  );
});
