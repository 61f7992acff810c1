import { divideRounded, percentInHundredths } from './money.ts';

/** VAT and base in whole hundredths of the currency unit; the two always add up to the gross. */
export interface VatSplit {
  readonly vatHundredths: number;
  readonly baseHundredths: number;
}

/**
 * The VAT hidden in a gross price (whole units) at `ratePercent` (DECISIONS Money, T-MON-3).
 * Only VAT has decimals, so it is counted in hundredths instead of in floats.
 */
export function vatInsideGross(gross: number, ratePercent: number): VatSplit {
  const rate = percentInHundredths(ratePercent);
  const vatHundredths = divideRounded(gross * 100 * rate, 10_000 + rate);
  return { vatHundredths, baseHundredths: gross * 100 - vatHundredths };
}

/** One rate's row of a document. `gross` is in whole units. */
export interface VatRow extends VatSplit {
  readonly ratePercent: number;
  readonly gross: number;
}

/**
 * VAT of a document: computed per rate on the rate's total, not summed over lines, so that
 * four lines of 100 give 69.42 and not 69.44 (T-MON-4). Rows by falling rate.
 */
export function vatOfDocument(
  lines: readonly { readonly gross: number; readonly ratePercent: number }[],
): VatRow[] {
  const totals = new Map<number, number>();
  for (const { gross, ratePercent } of lines) {
    totals.set(ratePercent, (totals.get(ratePercent) ?? 0) + gross);
  }
  return [...totals]
    .sort(([a], [b]) => b - a)
    .map(([ratePercent, gross]) => ({ ratePercent, gross, ...vatInsideGross(gross, ratePercent) }));
}

/**
 * VAT of a used unit under the margin scheme, in hundredths: inside the margin, and none at a
 * loss (T-MON-6). It is for the books; the customer's document prints no VAT.
 */
export const marginVat = (bought: number, sold: number, ratePercent: number): number =>
  vatInsideGross(Math.max(0, sold - bought), ratePercent).vatHundredths;

/** 17338 → `173.38`, for documents and the wire. */
export function formatHundredths(hundredths: number): string {
  const size = Math.abs(hundredths);
  const cents = String(size % 100).padStart(2, '0');
  return `${hundredths < 0 ? '-' : ''}${Math.trunc(size / 100)}.${cents}`;
}
