import type { InvoiceLineTexts } from '#core/purchasing/read-invoice-line.ts';
import type { InvoiceTexts } from './invoice-texts.ts';

type HeadField = Exclude<keyof InvoiceTexts, 'format' | 'lines'>;

/** Where a kind of invoice says what, as paths of elements; of several the first that says anything. */
export interface Dialect {
  readonly format: 'isdoc' | 'ubl';
  /** Below the root. */
  readonly head: Readonly<Record<HeadField, readonly string[]>>;
  /** Below each line. */
  readonly line: Readonly<Record<keyof InvoiceLineTexts, readonly string[]>>;
  /** The element of a line, from the root. */
  readonly lines: string;
  /** Where it says what it is, and what of that is an invoice of goods. */
  readonly kind: { readonly path: string; readonly known: ReadonlySet<string> };
}

const supplier = 'AccountingSupplierParty/Party';
const headOfBoth = {
  number: ['ID'],
  issuedOn: ['IssueDate'],
} as const;
const lineOfBoth = {
  supplierCode: ['Item/SellersItemIdentification/ID'],
  ourCode: ['Item/BuyersItemIdentification/ID'],
  mpn: ['Item/ManufacturersItemIdentification/ID'],
  quantity: ['InvoicedQuantity'],
  total: ['LineExtensionAmount'],
} as const;

const isdoc: Dialect = {
  format: 'isdoc',
  head: {
    ...headOfBoth,
    supplierId: [`${supplier}/PartyIdentification/ID`],
    supplierName: [`${supplier}/PartyName/Name`],
    // Its amounts are in this one also where the invoice was made out in another.
    currency: ['LocalCurrencyCode'],
    total: ['LegalMonetaryTotal/TaxExclusiveAmount'],
  },
  lines: 'InvoiceLines/InvoiceLine/',
  line: {
    ...lineOfBoth,
    ean: ['Item/CatalogueItemIdentification/ID'],
    name: ['Item/Description'],
    unitPrice: ['UnitPrice'],
    priceOf: [],
    vatPercent: ['ClassifiedTaxCategory/Percent'],
  },
  kind: { path: 'DocumentType', known: new Set(['', '1', '7']) },
};

const ubl: Dialect = {
  format: 'ubl',
  head: {
    ...headOfBoth,
    supplierId: [
      `${supplier}/PartyLegalEntity/CompanyID`,
      `${supplier}/PartyTaxScheme/CompanyID`,
      `${supplier}/PartyIdentification/ID`,
    ],
    supplierName: [`${supplier}/PartyLegalEntity/RegistrationName`, `${supplier}/PartyName/Name`],
    currency: ['DocumentCurrencyCode'],
    total: ['LegalMonetaryTotal/LineExtensionAmount', 'LegalMonetaryTotal/TaxExclusiveAmount'],
  },
  lines: 'InvoiceLine/',
  line: {
    ...lineOfBoth,
    ean: ['Item/StandardItemIdentification/ID'],
    name: ['Item/Name'],
    unitPrice: ['Price/PriceAmount'],
    priceOf: ['Price/BaseQuantity'],
    vatPercent: ['Item/ClassifiedTaxCategory/Percent'],
  },
  // Commercial invoices, those that were corrected, and those that a buyer writes; 381 is a credit note.
  kind: { path: 'InvoiceTypeCode', known: new Set(['', '380', '384', '389', '751']) },
};

/** Kinds of invoices by the namespace of their root. */
export const dialects: ReadonlyMap<string, Dialect> = new Map([
  ['http://isdoc.cz/namespace/2013', isdoc],
  ['urn:oasis:names:specification:ubl:schema:xsd:Invoice-2', ubl],
]);
