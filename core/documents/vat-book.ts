import type { InvoiceDocument } from './invoice-document.ts';

/** What a book needs of a document. */
export type BookedDocument = Pick<
  InvoiceDocument,
  | 'kind'
  | 'number'
  | 'orderNumber'
  | 'issuedOn'
  | 'suppliedOn'
  | 'vat'
  | 'marginTotal'
  | 'exemptTotal'
  | 'total'
>;

/** What a row of the book is taxed by; a used device under the margin scheme stands there without its tax. */
export type VatBookScheme = 'standard' | 'margin' | 'exempt';

/** One rate or scheme of one document, in hundredths; below zero on a credit note. */
export interface VatBookRow {
  readonly scheme: VatBookScheme;
  /** Null where no VAT is shown. */
  readonly ratePercent: number | null;
  readonly baseHundredths: number;
  readonly vatHundredths: number;
  readonly grossHundredths: number;
}

/**
 * Rows of the VAT book that a document makes: one per rate, as the document itself counts them
 * (T-MON-4), then what is sold under the margin scheme and what is exempt. Their gross adds up to the
 * document's total, so one that costs nothing makes one empty row and is not missing.
 */
export function vatBookRows({ vat, ...document }: BookedDocument): VatBookRow[] {
  const shown = vat.map(({ ratePercent, gross, baseHundredths, vatHundredths }) => ({
    scheme: 'standard' as const,
    ratePercent,
    baseHundredths,
    vatHundredths,
    grossHundredths: gross * 100,
  }));
  const hidden = [
    ...hiddenRow('margin', document.marginTotal),
    ...hiddenRow('exempt', document.exemptTotal),
  ];
  const rows = [...shown, ...hidden];
  return rows.length > 0 ? rows : [withoutVat('exempt', 0)];
}

const hiddenRow = (scheme: VatBookScheme, total: number): VatBookRow[] =>
  total === 0 ? [] : [withoutVat(scheme, total)];

const withoutVat = (scheme: VatBookScheme, total: number): VatBookRow => ({
  scheme,
  ratePercent: null,
  baseHundredths: total * 100,
  vatHundredths: 0,
  grossHundredths: total * 100,
});
