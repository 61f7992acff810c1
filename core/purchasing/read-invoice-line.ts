/** A line of an invoice as it is written; numbers with a decimal point, empty where it says nothing. */
export interface InvoiceLineTexts {
  readonly supplierCode: string;
  readonly ourCode: string;
  readonly ean: string;
  readonly mpn: string;
  readonly name: string;
  readonly quantity: string;
  readonly unitPrice: string;
  /** Of how many pieces the price is; empty where of one. */
  readonly priceOf: string;
  /** Without VAT, after what the supplier takes off. */
  readonly total: string;
  readonly vatPercent: string;
}

export interface InvoiceLineNumbers {
  readonly quantity: number | null;
  /** Of one piece without VAT, in hundredths. */
  readonly unitPrice: number | null;
  /** Of all pieces, in hundredths. */
  readonly total: number | null;
  readonly vatPercent: number | null;
}

const most = 10_000_000;

/** A decimal of XML: a point, no thousands. Null where it is none, or larger than any trade. */
export function readDecimal(text: string): number | null {
  if (!/^[+-]?\d{1,12}(?:\.\d{1,12})?$/.test(text)) return null;
  const value = Number(text);
  return Math.abs(value) > most * 100 ? null : value;
}

const hundredths = (value: number): number => Math.round(value * 100);

/**
 * The numbers of a line. What was paid for a piece is its share of the line's total, where that is said: discounts of the
 * line are in it, and prices are often of ten or a hundred pieces.
 */
export function readInvoiceLine(texts: InvoiceLineTexts): InvoiceLineNumbers {
  const quantity = readDecimal(texts.quantity);
  const price = readDecimal(texts.unitPrice);
  const priceOf = readDecimal(texts.priceOf) ?? 1;
  const said = readDecimal(texts.total);
  const perPiece = price === null || priceOf <= 0 ? null : price / priceOf;
  const total = said ?? (quantity === null || perPiece === null ? null : quantity * perPiece);
  const isShare = said !== null && quantity !== null && quantity > 0;
  const unit = isShare ? said / quantity : perPiece;
  const vat = readDecimal(texts.vatPercent);
  return {
    quantity,
    unitPrice: unit === null || Math.abs(unit) > most ? null : hundredths(unit),
    total: total === null ? null : hundredths(total),
    vatPercent: vat === null || vat < 0 || vat > 100 ? null : vat,
  };
}
