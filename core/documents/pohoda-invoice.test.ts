import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildDocument, numberDocument, type LineToDocument } from './build-document.ts';
import { creditNote, invoice, lineOf } from './document.example.ts';
import { pohodaItems, pohodaProblem, pohodaSums } from './pohoda-invoice.ts';

const issued = (lines: readonly LineToDocument[], isCredit = false) =>
  numberDocument(buildDocument({ ...(isCredit ? { ...creditNote, paid: 0 } : invoice), lines }), {
    number: '2260000001',
    issuedOn: '2026-11-21',
  });

it('takes a discount off by an item of its own', () => {
  const items = pohodaItems(issued([lineOf({ quantity: 3, unitPrice: 499, net: 1_347 })]));
  expect(
    items.map(({ quantity, unitPrice, isDiscount, rate }) => [
      quantity,
      unitPrice,
      isDiscount,
      rate,
    ]),
  ).toEqual([
    [3, 499, false, 'high'],
    [1, -150, true, 'high'],
  ]);
});

it('turns a discount with the sign of its credit note', () => {
  const items = pohodaItems(issued([lineOf({ unitPrice: 500, net: 400 })], true));
  expect(items.map(({ unitPrice }) => unitPrice)).toEqual([-500, 100]);
});

it('knows no rate but the Czech ones', () => {
  expect(pohodaProblem(issued([lineOf({ ratePercent: 19 })]))).toBe('rate');
  expect(pohodaProblem(issued([lineOf({ ratePercent: 12 }), lineOf({ scheme: 'margin' })]))).toBe(
    null,
  );
  expect(() => pohodaItems(issued([lineOf({ ratePercent: 19 })]))).toThrow(RangeError);
});

it('adds up by rate to the document, whatever is on it', () => {
  const line = fc.record({
    unitPrice: fc.nat(99_999),
    quantity: fc.integer({ min: 1, max: 9 }),
    off: fc.nat(500),
    scheme: fc.constantFrom('standard' as const, 'margin' as const, 'exempt' as const),
    ratePercent: fc.constantFrom(12, 21),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), fc.boolean(), (drawn, isCredit) => {
      const lines = drawn.map(({ off, ...one }) =>
        lineOf({ ...one, net: Math.max(0, one.unitPrice * one.quantity - off) }),
      );
      const document = issued(lines, isCredit);
      const [items, sums] = [pohodaItems(document), pohodaSums(document)];
      for (const rate of ['none', 'low', 'high'] as const) {
        const own = items.filter((item) => item.rate === rate);
        const sumOf = (key: 'baseHundredths' | 'vatHundredths') =>
          own.reduce((sum, item) => sum + item[key], 0);
        expect([rate, sumOf('baseHundredths'), sumOf('vatHundredths')]).toEqual([
          rate,
          sums[rate].base,
          sums[rate].vat,
        ]);
      }
      const all = Object.values(sums).reduce((sum, { base, vat }) => sum + base + vat, 0);
      expect(all).toBe(document.total * 100);
    }),
  );
});
