import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildDocument, numberDocument, type DocumentFacts } from './build-document.ts';
import { creditNote, invoice, lineOf } from './document.example.ts';
import { eInvoiceOf } from './e-invoice.ts';
import { brokenRules } from './e-invoice-rules.ts';
import type { DocumentSeller, InvoiceDocument } from './invoice-document.ts';

const seller: DocumentSeller = {
  ...invoice.seller,
  street: 'Strada Lipscani 25',
  city: 'București',
  postcode: '030031',
  country: 'RO',
  companyId: '12345674',
  vatId: 'RO12345674',
};
const buyer = {
  ...invoice.buyer,
  street: 'Bulevardul Ștefan cel Mare 118',
  city: 'Târgu Mureș',
  postcode: '540098',
  country: 'RO',
};
const issued = (changed: Partial<DocumentFacts> = {}, isCredit = false): InvoiceDocument =>
  numberDocument(
    buildDocument({
      ...(isCredit ? creditNote : invoice),
      market: 'ro',
      seller,
      buyer,
      ...changed,
    }),
    { number: '2260000001', issuedOn: '2026-11-21' },
  );
const rulesOf = (document: InvoiceDocument, now = seller) =>
  brokenRules(eInvoiceOf(document, now)).map(({ rule, problem }) => `${rule} ${problem}`);

it('codes places, numbers and categories as CIUS-RO wants them', () => {
  const lines = [
    lineOf({}),
    lineOf({ scheme: 'margin', unitPrice: 6_990, net: 6_990 }),
    lineOf({ scheme: 'exempt', ratePercent: 0, unitPrice: 100, net: 100 }),
  ];
  const said = eInvoiceOf(issued({ lines, paid: 500 }), null);
  expect(said.seller).toMatchObject({ county: 'RO-B', city: 'SECTOR3', vatId: 'RO12345674' });
  expect(said.buyer).toMatchObject({ county: 'RO-MS', legalId: '0000000000000', vatId: null });
  expect(said.taxes.map(({ category, baseHundredths }) => [category, baseHundredths])).toEqual([
    ['S', 40_496],
    ['E', 709_000],
  ]);
  expect(said.totals).toMatchObject({ withVat: 758_000, prepaid: 50_000, payable: 708_000 });
});

it('has a credit note above zero', () => {
  const said = eInvoiceOf(issued({ paid: 0 }, true), null);
  expect(said.totals).toMatchObject({ withVat: 2_499_000, prepaid: 0, payable: 2_499_000 });
  expect(said.lines.every(({ netHundredths }) => netHundredths >= 0)).toBe(true);
});

it('puts the prefix before a number that was typed without it', () => {
  const company = { ...buyer, companyId: '18547290', vatId: '18 547 290' };
  expect(eInvoiceOf(issued({ buyer: company }), null).buyer).toMatchObject({
    legalId: '18547290',
    vatId: 'RO18547290',
  });
});

it('asks no county abroad', () => {
  expect(rulesOf(issued({ buyer: { ...buyer, country: 'HU', city: 'Szeged' } }))).toEqual([]);
});

it.each<[string, Partial<DocumentFacts>]>([
  ['BR-RO-065 seller_vat', { seller: { ...seller, vatId: null } }],
  ['BR-RO-080 seller_street', { seller: { ...seller, street: ' ' } }],
  ['BR-RO-110 seller_place', { seller: { ...seller, postcode: '' } }],
  ['BR-07 buyer_name', { buyer: { ...buyer, name: '' } }],
  ['BR-RO-080 buyer_street', { buyer: { ...buyer, street: '' } }],
  ['BR-RO-110 buyer_place', { buyer: { ...buyer, postcode: '' } }],
  ['BR-RO-090 buyer_place', { buyer: { ...buyer, country: 'HU', city: '' } }],
  ['BR-16 no_lines', { lines: [] }],
  ['BR-S-05 rate', { lines: [lineOf({ ratePercent: 0 })] }],
])('names %s', (rule, changed) => {
  expect(rulesOf(issued(changed), changed.seller ?? seller)).toContain(rule);
});

it('fills in what the company of today knows, and no other company', () => {
  const then = issued({ seller: { ...seller, postcode: '', vatId: null } });
  expect(rulesOf(then)).toEqual([]);
  expect(rulesOf(then, { ...seller, companyId: '87654321' })).toHaveLength(2);
});

it('sees every sum that is wrong', () => {
  const right = eInvoiceOf(issued({ paid: 500 }), null);
  const wrong = (changed: Partial<typeof right>) =>
    brokenRules({ ...right, ...changed }).map(({ rule }) => rule);
  const { totals, taxes } = right;
  expect(wrong({})).toEqual([]);
  expect(wrong({ lines: [...right.lines, ...right.lines] })).toEqual(['BR-CO-10', 'BR-S-08']);
  expect(wrong({ totals: { ...totals, withoutVat: totals.withoutVat + 1 } })).toEqual([
    'BR-CO-13',
    'BR-CO-15',
  ]);
  expect(wrong({ totals: { ...totals, vat: totals.vat + 1 } })).toEqual(['BR-CO-14', 'BR-CO-15']);
  expect(wrong({ totals: { ...totals, payable: totals.payable + 1 } })).toEqual(['BR-CO-16']);
  expect(wrong({ taxes: taxes.map((tax) => ({ ...tax, ratePercent: 19 })) })).toContain('BR-CO-17');
});

it('breaks no rule and keeps every sum, whatever is sold', () => {
  const line = fc.record({
    unitPrice: fc.nat(99_999),
    quantity: fc.integer({ min: 1, max: 9 }),
    off: fc.nat(500),
    scheme: fc.constantFrom('standard' as const, 'margin' as const, 'exempt' as const),
    ratePercent: fc.constantFrom(9, 11, 19, 21),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      fc.nat(9_999),
      (drawn, isCredit, paid) => {
        const lines = drawn.map(({ off, ...one }) => {
          const list = one.unitPrice * one.quantity;
          return lineOf({ ...one, net: Math.max(0, list - off) });
        });
        const document = issued({ lines, paid }, isCredit);
        const said = eInvoiceOf(document, null);
        expect(brokenRules(said)).toEqual([]);
        const sign = isCredit ? -1 : 1;
        expect([said.totals.withVat, said.totals.payable]).toEqual([
          Math.abs(document.total * 100),
          sign * document.toPay * 100 || 0,
        ]);
      },
    ),
  );
});
