import { vatInsideGross } from '../shared/vat.ts';

/** A line whose price includes VAT; `total` in whole units, the rate null where no VAT is shown. */
interface GrossLine {
  readonly total: number;
  readonly ratePercent: number | null;
}

/** A line in hundredths; the two add up to its price. */
interface NetAmounts {
  readonly baseHundredths: number;
  readonly vatHundredths: number;
}

/**
 * Takes VAT out of lines so that they add up per rate to what the document counted on the rate's total
 * (T-MON-4): each line has what the sum up to it has more than the sum before. It differs from its own
 * VAT by a hundredth at most.
 */
export function netLines(lines: readonly GrossLine[]): NetAmounts[] {
  const sums = new Map<number, number>();
  return lines.map(({ total, ratePercent }) => {
    if (ratePercent === null) return { baseHundredths: total * 100, vatHundredths: 0 };
    const before = sums.get(ratePercent) ?? 0;
    sums.set(ratePercent, before + total);
    const vatHundredths =
      vatInsideGross(before + total, ratePercent).vatHundredths -
      vatInsideGross(before, ratePercent).vatHundredths;
    return { baseHundredths: total * 100 - vatHundredths, vatHundredths };
  });
}
