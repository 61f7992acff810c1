import {
  buildDocument,
  numberDocument,
  type DocumentFacts,
} from '#core/documents/build-document.ts';
import { creditNote, invoice, lineOf } from '#core/documents/document.example.ts';
import type { InvoiceDocument } from '#core/documents/invoice-document.ts';

/** An issued invoice with the facts of the example, changed as a test needs. */
export const issuedInvoice = (changed: Partial<DocumentFacts> = {}): InvoiceDocument =>
  numberDocument(buildDocument({ ...invoice, ...changed }), {
    number: '2260000017',
    issuedOn: '2026-11-21',
  });

/** An issued credit note of that invoice. */
export const issuedCreditNote = (changed: Partial<DocumentFacts> = {}): InvoiceDocument =>
  numberDocument(buildDocument({ ...creditNote, ...changed }), {
    number: '3260000002',
    issuedOn: '2026-11-30',
  });

/** A line of each scheme, one of them cheaper than its list price. */
export const mixedLines = [
  lineOf({ name: 'Apple iPhone 15, černý', unitPrice: 24_990, net: 23_990, code: 'IP15' }),
  lineOf({ name: 'Pojištění', unitPrice: 2_490, net: 2_490, scheme: 'exempt', ratePercent: 0 }),
  lineOf({
    name: 'Použitý tablet',
    details: ['stupeň A'],
    unitPrice: 6_990,
    net: 6_990,
    scheme: 'margin',
  }),
  lineOf({ name: 'Ochranné sklo', quantity: 3, unitPrice: 499, net: 1_347 }),
  lineOf({ name: 'Kniha', unitPrice: 112, net: 112, ratePercent: 12 }),
];

/** The example sold in Romania, paid by transfer. */
export const romanian: Partial<DocumentFacts> = {
  market: 'ro',
  language: 'ro',
  seller: {
    ...invoice.seller,
    name: 'Obměna România S.R.L.',
    street: 'Strada Lipscani 25',
    city: 'București',
    postcode: '030031',
    country: 'RO',
    companyId: '12345674',
    vatId: 'RO12345674',
    iban: 'RO49AAAA1B31007593840000',
    bic: 'AAAAROBU',
    bank: 'Banca Exemplu',
  },
  buyer: {
    name: 'SC Înghețată și Țuică SRL',
    street: 'Bulevardul Ștefan cel Mare 118',
    city: 'Târgu Mureș',
    postcode: '540098',
    country: 'RO',
    companyId: '18547290',
    vatId: 'RO18547290',
  },
};
