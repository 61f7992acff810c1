import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { pohodaItem, renderPohoda } from '#api/documents/pohoda/render-pohoda.ts';
import { renderUbl } from '#api/documents/ubl/render-ubl.ts';
import type { DocumentFacts } from '#core/documents/build-document.ts';
import { lineOf } from '#core/documents/document.example.ts';
import { eInvoiceOf } from '#core/documents/e-invoice.ts';
import { brokenRules } from '#core/documents/e-invoice-rules.ts';
import type { InvoiceDocument } from '#core/documents/invoice-document.ts';
import { schemaOf } from '#tests/support/accounting/schema.ts';
import { parseXml, type XmlElement } from '#tests/support/parse-xml.ts';
import { issuedCreditNote, issuedInvoice, mixedLines, romanian } from './sample-documents.ts';

const schemas = {
  invoice: schemaOf('invoice'),
  credit_note: schemaOf('credit_note'),
  pohoda: schemaOf('pohoda'),
};
afterAll(() => {
  for (const schema of Object.values(schemas)) schema.end();
});

const ubl = (document: InvoiceDocument): string => renderUbl(eInvoiceOf(document, null));
const pohoda = (...documents: InvoiceDocument[]): string =>
  renderPohoda('obmena-2026-11', documents.map(pohodaItem), '12345679');
const all = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...all(child, name),
  ]);
const textsOf = (xml: string, name: string) => all(parseXml(xml), name).map(({ text }) => text);
const sum = (texts: readonly string[]) =>
  texts.reduce((total, text) => total + Math.round(Number(text) * 100), 0);

const inRomania = (changed: Partial<DocumentFacts> = {}) =>
  issuedInvoice({ ...romanian, ...changed });
const backInRomania = (changed: Partial<DocumentFacts> = {}) =>
  issuedCreditNote({ ...romanian, paid: 0, ...changed });

const documents: readonly (readonly [string, Partial<DocumentFacts>])[] = [
  ['by transfer', {}],
  ['of all schemes, paid by card', { lines: mixedLines, payment: 'card', paid: 9_000 }],
  ['under the margin scheme', { lines: [lineOf({ scheme: 'margin' })], payment: 'cash' }],
  ['in a swap', { buyback: 5_000, bonus: 500, payment: 'installments' }],
];

it.each(documents)('writes UBL %s that the schemas take', (_, facts) => {
  expect(() => schemas.invoice.validate(ubl(inRomania(facts)))).not.toThrow();
  const back = { ...facts, paid: 0, buyback: 0, bonus: 0 };
  expect(() => schemas.credit_note.validate(ubl(backInRomania(back)))).not.toThrow();
});

it.each(documents)('writes Pohoda %s that the schema takes', (_, facts) => {
  const back = { ...facts, paid: 0, buyback: 0, bonus: 0 };
  const pack = pohoda(issuedInvoice(facts), issuedCreditNote(back));
  expect(() => schemas.pohoda.validate(pack)).not.toThrow();
});

it('sees what a program of accounts would refuse', () => {
  const file = ubl(inRomania());
  for (const broken of [
    file.replace(/<cbc:ID>2260000017<\/cbc:ID>/u, ''),
    file.replace(/<cbc:IssueDate>[^<]*/u, '<cbc:IssueDate>21.11.2026'),
    file.replace(/ currencyID="RON"/u, ''),
    file.replace(
      /(<cbc:DueDate>.*<\/cbc:DueDate>)\s*(<cbc:InvoiceTypeCode>380<\/cbc:InvoiceTypeCode>)/u,
      '$2$1',
    ),
  ]) {
    expect(broken).not.toBe(file);
    expect(() => schemas.invoice.validate(broken)).toThrow();
  }
  const pack = pohoda(issuedInvoice());
  for (const broken of [
    pack.replace('issuedInvoice', 'soldInvoice'),
    pack.replace('<typ:numberRequested>2260000017', '<typ:numberRequested>'),
    pack.replace('>high<', '>21<'),
    pack.replace(/<typ:city>/u, `<typ:city>${'x'.repeat(46)}`),
    pack.replace(' note="', ' remark="'),
  ]) {
    expect(broken).not.toBe(pack);
    expect(() => schemas.pohoda.validate(broken)).toThrow();
  }
});

it('says in UBL whose form it has, where the parties are and how it is paid', () => {
  const file = ubl(inRomania());
  expect(textsOf(file, 'cbc:CustomizationID')).toEqual([
    'urn:cen.eu:en16931:2017#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1',
  ]);
  expect(textsOf(file, 'cbc:CountrySubentity')).toEqual(['RO-B', 'RO-MS']);
  expect(textsOf(file, 'cbc:CityName')).toEqual(['SECTOR3', 'Târgu Mureș']);
  expect(textsOf(file, 'cbc:CompanyID')).toEqual([
    ...['RO12345674', '12345674'],
    ...['RO18547290', '18547290'],
  ]);
  expect(textsOf(file, 'cbc:PaymentMeansCode')).toEqual(['30']);
  expect(file).toContain('<cbc:ID>RO49AAAA1B31007593840000</cbc:ID>');
  const used = ubl(inRomania({ lines: [lineOf({ scheme: 'margin' })] }));
  expect(textsOf(used, 'cbc:TaxExemptionReasonCode')).toEqual(['VATEX-EU-F']);
  expect(textsOf(used, 'cbc:Note')[0]).toContain('art. 312');
});

it('ties a UBL credit note to its invoice, above zero', () => {
  const file = ubl(backInRomania());
  expect(textsOf(file, 'cbc:CreditNoteTypeCode')).toEqual(['381']);
  expect(textsOf(file, 'cbc:PayableAmount')).toEqual(['24990.00']);
  expect(file).toContain('<cbc:ID>2260000001</cbc:ID>');
  expect(textsOf(file, 'cbc:PaymentMeansCode')).toEqual(['ZZZ']);
});

it('tells Pohoda what is inland and what stays out, and what a credit note corrects', () => {
  const pack = pohoda(issuedInvoice({ lines: mixedLines }));
  // The whole, then its lines: goods and what is off, insurance, a used tablet, glass and what is off, a book.
  expect(textsOf(pack, 'typ:classificationVATType')).toEqual([
    ...['inland', 'inland', 'inland', 'nonSubsume', 'nonSubsume', 'inland', 'inland', 'inland'],
  ]);
  expect(textsOf(pack, 'inv:rateVAT').at(-1)).toBe('low');
  const back = pohoda(issuedCreditNote({ paid: 0 }));
  expect(textsOf(back, 'inv:invoiceType')).toEqual(['issuedCorrectiveTax']);
  expect(textsOf(back, 'inv:text')[0]).toContain('2260000001');
  expect(textsOf(back, 'typ:priceHighSum')).toEqual(['-24990.00']);
});

it('writes no file that a schema refuses and loses no hundredth, whatever is sold to whom', () => {
  const line = fc.record({
    name: fc.string({ unit: 'binary', maxLength: 120 }),
    unitPrice: fc.nat(99_999),
    quantity: fc.integer({ min: 1, max: 9 }),
    off: fc.nat(500),
    scheme: fc.constantFrom('standard' as const, 'margin' as const, 'exempt' as const),
    ratePercent: fc.constantFrom(12, 21),
  });
  const drawn = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    who: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
    isCredit: fc.boolean(),
    paid: fc.nat(999),
  });
  fc.assert(
    fc.property(drawn, ({ lines: some, who, isCredit, paid }) => {
      const lines = some.map(({ off, ...one }) =>
        lineOf({ ...one, net: Math.max(0, one.unitPrice * one.quantity - off) }),
      );
      const issue = isCredit ? issuedCreditNote : issuedInvoice;
      const buyer = { ...issuedInvoice(romanian).buyer, name: `x${who}`, street: `y${who}` };
      const document = issue({ ...romanian, buyer, lines, paid });
      const size = Math.abs(document.total) * 100;
      const file = ubl(document);
      expect(brokenRules(eInvoiceOf(document, null))).toEqual([]);
      schemas[document.kind].validate(file);
      expect(sum(textsOf(file, 'cbc:TaxInclusiveAmount'))).toBe(size);
      const [vat = ''] = textsOf(file, 'cbc:TaxAmount');
      expect(sum(textsOf(file, 'cbc:PriceAmount')) + sum([vat])).toBe(size);
      const pack = pohoda(issue({ buyer, lines, paid }));
      schemas.pohoda.validate(pack);
      expect(sum(textsOf(pack, 'typ:priceSum'))).toBe(document.total * 100);
      const sums = ['typ:priceNone', 'typ:priceLowSum', 'typ:priceHighSum'];
      expect(sum(sums.flatMap((name) => textsOf(pack, name)))).toBe(document.total * 100);
    }),
    { numRuns: 150 },
  );
});
