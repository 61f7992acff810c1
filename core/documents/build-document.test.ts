import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatHundredths } from '../shared/vat.ts';
import { buildDocument, numberDocument, type LineToDocument } from './build-document.ts';
import { creditNote, invoice, lineOf } from './document.example.ts';

const build = (...lines: LineToDocument[]) => buildDocument({ ...invoice, lines });
const vatOf = (...lines: LineToDocument[]) =>
  build(...lines).vat.map(({ ratePercent, vatHundredths, baseHundredths }) => [
    ratePercent,
    formatHundredths(vatHundredths),
    formatHundredths(baseHundredths),
  ]);

it('counts VAT per rate on the total of the document and not line by line', () => {
  expect(vatOf(...Array.from({ length: 4 }, () => lineOf({ unitPrice: 100, net: 100 })))).toEqual([
    [21, '69.42', '330.58'],
  ]);
});

it.each([
  [1_210, '210.00', '1000.00'],
  [999, '173.38', '825.62'],
  [24_990, '4337.11', '20652.89'],
])('finds in a total of %d the VAT %s and the base %s', (net, vat, base) => {
  expect(vatOf(lineOf({ unitPrice: net, net }))).toEqual([[21, vat, base]]);
});

it('shows no VAT of the margin scheme and of what is exempt', () => {
  const document = build(
    lineOf({ unitPrice: 6_990, net: 6_990, scheme: 'margin' }),
    lineOf({ unitPrice: 490, net: 490, scheme: 'exempt', ratePercent: 0 }),
    lineOf({ unitPrice: 99, net: 99 }),
  );
  expect(document).toMatchObject({ marginTotal: 6_990, exemptTotal: 490, total: 7_579 });
  expect(document.vat).toMatchObject([{ ratePercent: 21, gross: 99 }]);
  expect(document.lines.map(({ ratePercent }) => ratePercent)).toEqual([null, null, 21]);
});

it('says the discount of a line that costs less than its list price', () => {
  const [line] = build(lineOf({ quantity: 3, unitPrice: 199, net: 500 })).lines;
  expect(line).toMatchObject({ quantity: 3, unitPrice: 199, discount: 97, total: 500 });
});

it('sets off a swapped device and its bonus, and what was paid', () => {
  const lines = [lineOf({ unitPrice: 20_000, net: 20_000 })];
  const swap = { ...invoice, lines, buyback: 7_500, bonus: 1_000 };
  expect(buildDocument({ ...swap, paid: 0 }).toPay).toBe(11_500);
  expect(buildDocument({ ...swap, paid: 11_500 }).toPay).toBe(0);
});

it('turns every sign of a credit note', () => {
  const document = buildDocument({
    ...creditNote,
    paid: 0,
    bonus: 100,
    lines: [lineOf({ quantity: 2, unitPrice: 500, net: 900 })],
  });
  expect(document).toMatchObject({ total: -900, bonus: -100, toPay: -800, buyback: 0 });
  expect(document.lines).toMatchObject([
    { quantity: 2, unitPrice: -500, discount: -100, total: -900 },
  ]);
  expect(document.vat).toMatchObject([{ gross: -900, vatHundredths: -15_620 }]);
  // toMatchObject tells 0 from -0.
  expect(Object.is(document.paid, 0)).toBe(true);
});

it('adds up, whatever the lines are', () => {
  const anyLine = fc.record({
    quantity: fc.integer({ min: 1, max: 99 }),
    unitPrice: fc.nat(99_999),
    share: fc.nat(100),
    scheme: fc.constantFrom('standard' as const, 'margin' as const, 'exempt' as const),
    ratePercent: fc.constantFrom(9, 12, 19, 21),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 30 }), (drawn) => {
      const lines = drawn.map(({ share, ...line }) =>
        lineOf({ ...line, net: Math.floor((line.unitPrice * line.quantity * share) / 100) }),
      );
      const { total, vat, marginTotal, exemptTotal, ...document } = build(...lines);
      expect(total).toBe(lines.reduce((sum, { net }) => sum + net, 0));
      const shown = vat.reduce((sum, row) => sum + row.vatHundredths + row.baseHundredths, 0);
      expect(shown + (marginTotal + exemptTotal) * 100).toBe(total * 100);
      for (const line of document.lines) {
        expect(line.unitPrice * line.quantity - line.discount).toBe(line.total);
      }
    }),
  );
});

it.each([
  ['a fraction', { ...invoice, lines: [lineOf({ unitPrice: 1.5, net: 1 })] }],
  ['more than the list price', { ...invoice, lines: [lineOf({ unitPrice: 10, net: 11 })] }],
  ['no piece', { ...invoice, lines: [lineOf({ quantity: 0, net: 0 })] }],
  ['an amount below zero', { ...invoice, lines: [], paid: -1 }],
  ['an invoice that corrects', { ...invoice, correction: creditNote.correction }],
  ['a credit note of nothing', { ...creditNote, correction: null }],
])('throws on %s', (_, facts) => {
  expect(() => buildDocument(facts)).toThrow(RangeError);
});

it('becomes a document with its number and day, its currency the market’s', () => {
  const place = { number: '2260000001', issuedOn: '2026-11-21' };
  expect(numberDocument(buildDocument(invoice), place)).toMatchObject({
    ...place,
    currency: 'CZK',
  });
  expect(buildDocument({ ...invoice, market: 'ro' }).currency).toBe('RON');
});
