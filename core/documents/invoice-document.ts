import type { PaymentKind } from '../deliveries/matrix.ts';
import type { Currency, Language, MarketCode } from '../market/market.ts';
import type { DocumentKind } from '../orders/document-number.ts';
import type { CalendarDate } from '../shared/calendar.ts';
import type { VatRow } from '../shared/vat.ts';

/** Documents of the books: an order's number alone is none. */
export type IssuedKind = Exclude<DocumentKind, 'order'>;

/** Who sells or buys. An absent fact is null, an unknown part of an address an empty text. */
export interface DocumentParty {
  /** Of the company, or of the person where there is none. */
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IČO; in Romania the CUI without its prefix. */
  readonly companyId: string | null;
  /** DIČ, or the CUI with `RO`: with the prefix of its country, of one who pays VAT. */
  readonly vatId: string | null;
}

/** The shop as it is written on its papers. */
export interface DocumentSeller extends DocumentParty {
  /** Where the company is registered, as the law wants it said. */
  readonly register: string;
  readonly eMail: string;
  readonly phone: string;
  /** Without spaces. */
  readonly iban: string;
  readonly bic: string;
  readonly bank: string;
}

/**
 * `standard` shows its VAT; a bought-back device sells under the `margin` scheme, whose VAT no
 * document shows (T-MON-6); an insurance is `exempt`.
 */
export type VatScheme = 'standard' | 'margin' | 'exempt';

/** How it is paid; `none` where nothing was left to pay (T-DIS-18). */
export type DocumentPayment = PaymentKind | 'cash' | 'none';

/** A line in whole units with VAT: `unitPrice * quantity - discount = total`. */
export interface DocumentLine {
  readonly name: string;
  /** What stands below the name: condition, serial number. */
  readonly details: readonly string[];
  /** The shop's code of the item; null for shipping and fees. */
  readonly code: string | null;
  /** Pieces, above zero; on a credit note the prices are what is below it. */
  readonly quantity: number;
  readonly unitPrice: number;
  readonly discount: number;
  readonly total: number;
  readonly scheme: VatScheme;
  /** Null where no VAT is shown. */
  readonly ratePercent: number | null;
}

/** What a credit note corrects. */
export interface Correction {
  readonly number: string;
  readonly issuedOn: CalendarDate;
  /** Key of a sentence in core/phrases: the law wants the reason on the document. */
  readonly reason: CorrectionReason;
}

export type CorrectionReason = 'cancelled' | 'withdrawn' | 'staff';

/**
 * An invoice or a credit note with everything that is printed on it, as it is stored when it is
 * issued; nothing on paper is ever looked up again. Amounts are whole units with VAT, on a credit
 * note at or below zero. They are whole already, so a document has no line of rounding.
 */
export interface InvoiceDocument {
  readonly kind: IssuedKind;
  readonly number: string;
  readonly market: MarketCode;
  readonly language: Language;
  readonly currency: Currency;
  readonly seller: DocumentSeller;
  readonly buyer: DocumentParty;
  readonly orderNumber: string;
  /** Ten digits at most; the order's, because that is what the customer was told to pay with. */
  readonly variableSymbol: string;
  readonly issuedOn: CalendarDate;
  /** Day of the taxable supply. */
  readonly suppliedOn: CalendarDate;
  readonly dueOn: CalendarDate;
  readonly payment: DocumentPayment;
  readonly lines: readonly DocumentLine[];
  /** VAT per rate on the document's total, by falling rate (T-MON-4). */
  readonly vat: readonly VatRow[];
  readonly marginTotal: number;
  readonly exemptTotal: number;
  readonly total: number;
  /** Price of the device that was taken in a swap, and the bonus for it. */
  readonly buyback: number;
  readonly bonus: number;
  /** Money that came, or on a credit note was sent back, before the issue. */
  readonly paid: number;
  /** Total less what was set off and paid. */
  readonly toPay: number;
  readonly correction: Correction | null;
}

/**
 * A request to pay by transfer before there is an invoice: printed like one, but no document of the
 * books. It has the order's number and is never stored; it ends with the payment.
 */
export interface Proforma extends Omit<InvoiceDocument, 'kind'> {
  readonly kind: 'proforma';
}

/** Whatever is drawn on paper. */
export type PrintedDocument = InvoiceDocument | Proforma;

/** A document before it has its place in a series. */
export type DocumentDraft = Omit<InvoiceDocument, 'number' | 'issuedOn'>;
