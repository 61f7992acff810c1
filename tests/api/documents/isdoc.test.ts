import { expect, it } from 'vitest';
import { renderIsdoc } from '#api/documents/isdoc/render-isdoc.ts';
import { lineOf } from '#core/documents/document.example.ts';
import type { InvoiceDocument } from '#core/documents/invoice-document.ts';
import { parseXml, type XmlElement } from '#tests/support/parse-xml.ts';
import { breachesOf } from './isdoc-shape.ts';
import { issuedCreditNote, issuedInvoice, mixedLines, romanian } from './sample-documents.ts';

const isdoc = (document: InvoiceDocument): XmlElement => parseXml(renderIsdoc(document));
const all = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...all(child, name),
  ]);
const textsOf = (element: XmlElement, name: string) => all(element, name).map(({ text }) => text);
const sum = (texts: readonly string[]) =>
  texts.reduce((total, text) => total + Math.round(Number(text) * 100), 0);

const samples: readonly (readonly [string, InvoiceDocument])[] = [
  ['an invoice', issuedInvoice()],
  ['an invoice of all schemes', issuedInvoice({ lines: mixedLines, payment: 'card', paid: 9_000 })],
  ['an invoice without VAT', issuedInvoice({ lines: [lineOf({ scheme: 'margin' })] })],
  ['a credit note', issuedCreditNote({ lines: mixedLines })],
  ['a Romanian invoice', issuedInvoice({ ...romanian, lines: mixedLines })],
];

it.each(samples)('writes %s as the schema of 6.0.2 wants it', (_, document) => {
  const root = isdoc(document);
  expect(root.attributes).toEqual({ xmlns: 'http://isdoc.cz/namespace/2013', version: '6.0.2' });
  expect(breachesOf(root)).toEqual([]);
});

it.each(samples)('writes %s with totals that add up', (_, document) => {
  const root = isdoc(document);
  const [rows, [totals]] = [all(root, 'TaxSubTotal'), all(root, 'LegalMonetaryTotal')];
  if (!totals) throw new Error('no totals');
  const rowSum = (name: string) =>
    sum(
      rows.flatMap((row) => row.children.filter((child) => child.name === name)).map((c) => c.text),
    );
  expect(rowSum('TaxInclusiveAmount')).toBe(document.total * 100);
  expect(rowSum('TaxableAmount') + rowSum('TaxAmount')).toBe(document.total * 100);
  expect(sum(textsOf(totals, 'TaxExclusiveAmount'))).toBe(rowSum('TaxableAmount'));
  expect(sum(textsOf(root, 'LineExtensionAmountTaxInclusive'))).toBe(document.total * 100);
  const [deposits, payable] = ['PaidDepositsAmount', 'PayableAmount'].map((name) =>
    sum(textsOf(totals, name)),
  );
  expect([payable, (deposits ?? 0) + (payable ?? 0)]).toEqual([
    document.toPay * 100,
    document.total * 100,
  ]);
  expect(sum(textsOf(root, 'PaidAmount'))).toBe(document.toPay * 100);
});

it('says who sells, who buys, what was ordered and where to pay', () => {
  const { buyer } = issuedInvoice();
  const company = { ...buyer, name: 'Kůň & syn', companyId: '25596641', vatId: 'CZ25596641' };
  const root = isdoc(issuedInvoice({ buyer: { ...company, street: 'Husova tř. 12/3a' } }));
  const [seller, customer] = all(root, 'Party');
  expect(seller && textsOf(seller, 'CompanyID')).toEqual(['CZ12345679']);
  expect(customer && textsOf(customer, 'Name')).toEqual(['Kůň & syn', 'Česko']);
  expect(customer && textsOf(customer, 'StreetName')).toEqual(['Husova tř.']);
  expect(customer && textsOf(customer, 'BuildingNumber')).toEqual(['12/3a']);
  expect(textsOf(root, 'SalesOrderID')).toEqual(['1260000001']);
  expect(textsOf(root, 'BankCode')).toEqual(['0800']);
  expect(textsOf(root, 'VariableSymbol')).toEqual(['1260000001']);
});

it('counts VAT on the total and says why a line has none', () => {
  const four = Array.from({ length: 4 }, () => lineOf({ unitPrice: 100, net: 100 }));
  expect(all(isdoc(issuedInvoice({ lines: four })), 'TaxTotal')[0]?.children.at(-1)?.text).toBe(
    '69.42',
  );
  const root = isdoc(issuedInvoice({ lines: mixedLines }));
  expect(textsOf(root, 'VATNote')).toEqual([
    expect.stringContaining('§ 55'),
    expect.stringContaining('Zvláštní režim – použité zboží'),
  ]);
  const shown = all(root, 'ClassifiedTaxCategory').flatMap((each) =>
    textsOf(each, 'VATApplicable'),
  );
  expect(shown).toEqual(['true', 'false', 'false', 'true', 'true']);
});

it('counts what was paid before as a deposit, and names the way', () => {
  const root = isdoc(issuedInvoice({ payment: 'apple_pay', paid: 20_000, bonus: 990 }));
  expect(textsOf(root, 'DepositAmount')).toEqual(['20990.00']);
  expect(textsOf(root, 'PaymentMeansCode')).toEqual(['48']);
  expect(all(root, 'Details')).toEqual([]);
});

it('ties a credit note to its invoice, below zero', () => {
  const root = isdoc(issuedCreditNote({ paid: 0 }));
  expect(textsOf(root, 'DocumentType')).toEqual(['2']);
  const [original] = all(root, 'OriginalDocumentReference');
  expect(original && textsOf(original, 'ID')).toEqual(['2260000001']);
  expect(textsOf(root, 'PayableAmount')).toEqual(['-24990.00']);
  expect(textsOf(root, 'Note')[0]).toContain('odstoupení od smlouvy');
});

it('keeps names from breaking out, and swallows what XML cannot hold', () => {
  const name = '</Description> & "uvozovky" \u0000\u0008\uFFFE\ud800 📱';
  const root = isdoc(issuedInvoice({ lines: [lineOf({ name, details: ['a < b & c'] })] }));
  expect(textsOf(root, 'Description')).toEqual(['</Description> & "uvozovky"  📱']);
  expect(textsOf(root, 'Note')).toEqual(['a < b & c']);
});

it('names the same document the same way, and another one another way', () => {
  const [first] = textsOf(isdoc(issuedInvoice()), 'UUID');
  expect(textsOf(isdoc(issuedInvoice({ paid: 1 })), 'UUID')).toEqual([first]);
  expect(textsOf(isdoc(issuedCreditNote()), 'UUID')).not.toEqual([first]);
});

it('is held to its shape by a check that finds what is missing, strange or out of order', () => {
  const source = renderIsdoc(issuedInvoice());
  const breaches = (from: string | RegExp, to: string) => {
    const changed = source.replace(from, to);
    expect(changed).not.toBe(source);
    return breachesOf(parseXml(changed));
  };
  expect(breaches('<CurrRate>1</CurrRate>', '')).toHaveLength(1);
  expect(breaches('<PaymentMeansCode>42<', '<PaymentMeansCode>43<')).toHaveLength(1);
  expect(breaches('<PayableAmount>', '<PayableAmount>Kč ')).toHaveLength(1);
  expect(breaches(/(<BankCode>.*<\/BankCode>)(\s*)(<Name>.*<\/Name>)/, '$3$2$1')).toHaveLength(1);
  expect(() => parseXml(source.replace('</TaxTotal>', ''))).toThrow();
  expect(() => parseXml(source.replace('Obměna s.r.o.', 'a & b'))).toThrow();
});
