import { createHash } from 'node:crypto';
import type { InvoiceDocument } from '#core/documents/invoice-document.ts';
import { wordsOf } from '../document-words.ts';
import { lineElement, monetaryTotal, taxTotal } from './amounts.ts';
import { partyElement, sellerFacts } from './party.ts';
import { deposits, paymentMeans } from './payment.ts';
import { escapeXml, writeXml, type Xml } from '../xml.ts';

const documentTypes = { invoice: '1', credit_note: '2' } as const;

/** Writes a document as ISDOC 6.0.2, in the order of elements that its schema demands. */
export function renderIsdoc(document: InvoiceDocument): string {
  const words = wordsOf(document);
  const { kind, number, language, lines, correction } = document;
  const notes = Object.values(words.notes);
  const reason = correction === null ? [] : [words.say(correction.reason)];
  const note = [...reason, ...notes].join(' ');
  const root: Xml = [
    'Invoice xmlns="http://isdoc.cz/namespace/2013" version="6.0.2"',
    [
      ['DocumentType', documentTypes[kind]],
      ['ID', number],
      ['UUID', documentUuid(document)],
      ['IssuingSystem', 'Obměna'],
      ['IssueDate', document.issuedOn],
      ['TaxPointDate', document.suppliedOn],
      ['VATApplicable', 'true'],
      ['ElectronicPossibilityAgreementReference', ''],
      ...(note === '' ? [] : [[`Note languageID="${language}"`, note] as const]),
      ['LocalCurrencyCode', document.currency],
      ['CurrRate', '1'],
      ['RefCurrRate', '1'],
      [
        'AccountingSupplierParty',
        [partyElement(document.seller, language, sellerFacts(document.seller))],
      ],
      ['AccountingCustomerParty', [partyElement(document.buyer, language)]],
      ...references(document),
      ['InvoiceLines', lines.map((line, index) => lineElement(line, index, words))],
      ...deposits(document),
      taxTotal(document),
      monetaryTotal(document),
      paymentMeans(document),
    ],
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}`;
}

/** The order behind the document, and the invoice that a credit note corrects. */
function references({ orderNumber, correction }: InvoiceDocument): Xml[] {
  const order: Xml = [
    'OrderReferences',
    [['OrderReference id="order"', [['SalesOrderID', orderNumber]]]],
  ];
  if (correction === null) return [order];
  const original: Xml = [
    'OriginalDocumentReference id="invoice"',
    [
      ['ID', correction.number],
      ['IssueDate', correction.issuedOn],
    ],
  ];
  return [order, ['OriginalDocumentReferences', [original]]];
}

/** The same document has the same name wherever and whenever it is written. */
function documentUuid({ seller, number }: InvoiceDocument): string {
  const hash = createHash('sha256').update(escapeXml(`${seller.companyId ?? ''}:${number}`));
  const hex = hash.digest('hex').slice(0, 32);
  // Version 8 of RFC 9562: made in a way of one's own.
  const variant = ((parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  const bits = `${hex.slice(0, 12)}8${hex.slice(13, 16)}${variant}${hex.slice(17)}`;
  return bits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
