/** What a line of a supplier's invoice says of one piece. */
export interface InvoicedPrice {
  /** Without VAT, in hundredths: invoices know them, prices of the shop do not. */
  readonly unitPrice: number;
  readonly currency: string;
}

/** A product that a line may mean; prices in whole units, as they are stored. */
export interface ExpectedPrice {
  readonly productId: number;
  /** Of the line of a purchase order. */
  readonly orderPrice: number | null;
  readonly lastCost: number | null;
}

/** By how much a supplier may differ; the greater of the two holds. */
export interface InvoiceTolerance {
  readonly perMille: number;
  /** Of one piece, in hundredths. */
  readonly money: number;
}

export type CheckedInvoiceLine =
  | { readonly outcome: 'unknown_product' | 'ambiguous' }
  | { readonly outcome: 'other_currency' | 'nothing_expected'; readonly productId: number }
  | {
      readonly outcome: 'within' | 'over' | 'under';
      readonly productId: number;
      /** In hundredths, as the difference is. */
      readonly expected: number;
      readonly difference: number;
      /** Null where nothing was to be paid. */
      readonly perMille: number | null;
    };

/** Compares a line with what was agreed, and where nothing was, with what the product cost the last time. */
export function checkInvoiceLine(
  line: InvoicedPrice,
  found: readonly ExpectedPrice[],
  tolerance: InvoiceTolerance,
  currency: string,
): CheckedInvoiceLine {
  const [product] = found;
  if (product === undefined) return { outcome: 'unknown_product' };
  const { productId } = product;
  if (found.some((other) => other.productId !== productId)) return { outcome: 'ambiguous' };
  if (line.currency !== currency) return { outcome: 'other_currency', productId };
  const whole = product.orderPrice ?? product.lastCost;
  if (whole === null) return { outcome: 'nothing_expected', productId };
  const expected = whole * 100;
  const difference = line.unitPrice - expected;
  // Compared in thousandths of hundredths, so that no rounding lets a price through.
  const allowed = Math.max(expected * tolerance.perMille, tolerance.money * 1000);
  const beyond = difference > 0 ? 'over' : 'under';
  return {
    outcome: Math.abs(difference) * 1000 <= allowed ? 'within' : beyond,
    productId,
    expected,
    difference,
    perMille: expected === 0 ? null : Math.round((difference * 1000) / expected),
  };
}
