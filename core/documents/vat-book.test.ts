import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildDocument, numberDocument } from './build-document.ts';
import { creditNote, invoice, lineOf } from './document.example.ts';
import type { LineToDocument } from './build-document.ts';
import { vatBookRows } from './vat-book.ts';

const issued = (lines: readonly LineToDocument[], isCredit = false) =>
  numberDocument(buildDocument({ ...(isCredit ? { ...creditNote, paid: 0 } : invoice), lines }), {
    number: '2260000001',
    issuedOn: '2026-11-21',
  });

it('has a row per rate and one of what shows no VAT', () => {
  const lines = [
    lineOf({ unitPrice: 1_210, net: 1_210 }),
    lineOf({ unitPrice: 112, net: 112, ratePercent: 12 }),
    lineOf({ unitPrice: 6_990, net: 6_990, scheme: 'margin' }),
    lineOf({ unitPrice: 490, net: 490, scheme: 'exempt', ratePercent: 0 }),
  ];
  const rows = vatBookRows(issued(lines)).map(({ scheme, ratePercent, ...sums }) => [
    scheme,
    ratePercent,
    sums.baseHundredths,
    sums.vatHundredths,
  ]);
  expect(rows).toEqual([
    ['standard', 21, 100_000, 21_000],
    ['standard', 12, 10_000, 1_200],
    ['margin', null, 699_000, 0],
    ['exempt', null, 49_000, 0],
  ]);
});

it('is below zero for a credit note', () => {
  expect(vatBookRows(issued([lineOf({ unitPrice: 1_210, net: 1_210 })], true))).toMatchObject([
    { baseHundredths: -100_000, vatHundredths: -21_000, grossHundredths: -121_000 },
  ]);
});

it('names also what costs nothing', () => {
  expect(vatBookRows(issued([]))).toMatchObject([{ grossHundredths: 0, vatHundredths: 0 }]);
});

it('adds up to the total of the document, whatever is on it', () => {
  const line = fc.record({
    unitPrice: fc.nat(99_999),
    quantity: fc.integer({ min: 1, max: 9 }),
    scheme: fc.constantFrom('standard' as const, 'margin' as const, 'exempt' as const),
    ratePercent: fc.constantFrom(9, 12, 19, 21),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), fc.boolean(), (drawn, isCredit) => {
      const lines = drawn.map((one) => lineOf({ ...one, net: one.unitPrice * one.quantity }));
      const document = issued(lines, isCredit);
      const rows = vatBookRows(document);
      const gross = rows.reduce((sum, row) => sum + row.grossHundredths, 0);
      const parts = rows.reduce((sum, row) => sum + row.baseHundredths + row.vatHundredths, 0);
      expect([gross, parts]).toEqual([document.total * 100, document.total * 100]);
    }),
  );
});
