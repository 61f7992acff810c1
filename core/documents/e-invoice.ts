import type {
  DocumentParty,
  DocumentSeller,
  InvoiceDocument,
  VatScheme,
} from './invoice-document.ts';
import { netLines } from './net-lines.ts';
import { romanianPlace } from './romanian-place.ts';

/** A party of an e-invoice (BG-4, BG-7). */
export interface EParty {
  readonly name: string;
  readonly street: string;
  /** Coded where the country demands it; empty where it could not be (BR-RO-090). */
  readonly city: string;
  readonly postcode: string;
  /** ISO 3166-2, null outside of Romania and where it is not known. */
  readonly county: string | null;
  readonly country: string;
  /** BT-30, BT-47. */
  readonly legalId: string;
  /** BT-31, BT-48: with the prefix of its country. */
  readonly vatId: string | null;
}

/** `S` shows its VAT, `E` is without (BT-151, UNCL 5305). */
export type ECategory = 'S' | 'E';

/** A line in hundredths without VAT (BG-25). */
export interface ELine {
  readonly name: string;
  readonly details: string;
  readonly code: string | null;
  readonly quantity: number;
  readonly netHundredths: number;
  readonly category: ECategory;
  readonly ratePercent: number;
}

/** VAT of a category and rate, in hundredths (BG-23). */
export interface ETax {
  readonly category: ECategory;
  readonly ratePercent: number;
  readonly baseHundredths: number;
  readonly vatHundredths: number;
}

/** Sums in hundredths (BG-22). */
export interface ETotals {
  readonly lines: number;
  readonly withoutVat: number;
  readonly vat: number;
  readonly withVat: number;
  readonly prepaid: number;
  readonly payable: number;
}

/**
 * A document in the terms of EN 16931. A credit note has its amounts above zero: that they go back is
 * said by its kind (BR-27 allows no price below zero).
 */
export interface EInvoice {
  readonly document: InvoiceDocument;
  readonly seller: EParty;
  readonly buyer: EParty;
  readonly lines: readonly ELine[];
  readonly taxes: readonly ETax[];
  readonly totals: ETotals;
  /** Schemes without VAT that the document has, whose paragraphs are its reasons for exemption. */
  readonly hidden: readonly Exclude<VatScheme, 'standard'>[];
}

/** What a private person has instead of a number (ANAF, e-Factura for consumers). */
const nobodysNumber = '0'.repeat(13);

/**
 * Says a document as an e-invoice. What the company's facts of its day leave out, the facts of today
 * fill in, as long as it is the same company: `sellerNow`, null where the shop has none.
 */
export function eInvoiceOf(document: InvoiceDocument, sellerNow: DocumentSeller | null): EInvoice {
  const sign = document.kind === 'credit_note' ? -1 : 1;
  const signed = (amount: number): number => (amount === 0 ? 0 : sign * amount);
  const nets = netLines(document.lines);
  const lines = document.lines.map(({ name, details, code, quantity, ratePercent }, at) => ({
    name,
    details: details.join(', '),
    code,
    quantity,
    netHundredths: signed(nets[at]?.baseHundredths ?? 0),
    category: ratePercent === null ? ('E' as const) : ('S' as const),
    ratePercent: ratePercent ?? 0,
  }));
  const hidden = (['margin', 'exempt'] as const).filter((scheme) =>
    document.lines.some((line) => line.scheme === scheme),
  );
  const taxes: ETax[] = document.vat.map(({ ratePercent, baseHundredths, vatHundredths }) => ({
    category: 'S',
    ratePercent,
    baseHundredths: signed(baseHundredths),
    vatHundredths: signed(vatHundredths),
  }));
  if (hidden.length > 0) {
    const base = signed((document.marginTotal + document.exemptTotal) * 100);
    taxes.push({ category: 'E', ratePercent: 0, baseHundredths: base, vatHundredths: 0 });
  }
  return {
    document,
    seller: sellerParty(document.seller, sellerNow),
    buyer: buyerParty(document.buyer),
    lines,
    taxes,
    totals: totalsOf(document, taxes, signed),
    hidden,
  };
}

function totalsOf(
  { total, toPay }: InvoiceDocument,
  taxes: readonly ETax[],
  signed: (amount: number) => number,
): ETotals {
  const vat = taxes.reduce((sum, { vatHundredths }) => sum + vatHundredths, 0);
  const withVat = signed(total * 100);
  const payable = signed(toPay * 100);
  const withoutVat = withVat - vat;
  return { lines: withoutVat, withoutVat, vat, withVat, prepaid: withVat - payable, payable };
}

function sellerParty(then: DocumentSeller, now: DocumentSeller | null): EParty {
  const known = partyOf(then);
  if (now === null || now.companyId !== then.companyId) return known;
  const today = partyOf(now);
  const isPlaced = known.city !== '' && known.street !== '';
  const { street, city, county, postcode } = isPlaced ? known : today;
  return { ...known, street, city, county, postcode, vatId: known.vatId ?? today.vatId };
}

const buyerParty = (buyer: DocumentParty): EParty => {
  const party = partyOf(buyer);
  return party.legalId === '' ? { ...party, legalId: party.vatId ?? nobodysNumber } : party;
};

function partyOf({
  name,
  street,
  city,
  postcode,
  country,
  companyId,
  vatId,
}: DocumentParty): EParty {
  const place = country === 'RO' ? romanianPlace({ street, city, postcode }) : null;
  return {
    name: name.trim(),
    street: street.trim(),
    city: country === 'RO' ? (place?.city ?? '') : city.trim(),
    postcode,
    county: place?.county ?? null,
    country,
    legalId: companyId ?? '',
    vatId: prefixed(vatId, country),
  };
}

/** A VAT number with its country (BR-CO-09); one that was typed without is of the party's own. */
function prefixed(vatId: string | null, country: string): string | null {
  const plain = (vatId ?? '').replace(/[\s.-]/gu, '').toUpperCase();
  if (plain === '') return null;
  return /^[A-Z]{2}/u.test(plain) ? plain : `${country}${plain}`;
}
