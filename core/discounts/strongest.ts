import type { Candidate } from './discount-index.ts';

/** Whether the first of two fixed prices or two percentages over the same lines takes more. */
const isStronger = (first: Candidate, second: Candidate): boolean =>
  first.discount.discountType === 'fixed'
    ? first.discount.discountValue < second.discount.discountValue
    : first.hundredths > second.hundredths;

/**
 * Of one type's discounts over the same lines only the strongest can ever be a line's best, so
 * hundreds for the whole shop cost no more than one. Those rounded per piece and per line are kept
 * apart, since rounding may turn them round. Alike ones: the first, which has the lower id.
 */
export function strongestPerScope(candidates: readonly Candidate[]): Candidate[] {
  const perLine = new Map<readonly number[], Candidate>();
  const perPiece = new Map<readonly number[], Candidate>();
  for (const candidate of candidates) {
    // Discounts without a scope share one list of lines, so its identity is the scope's.
    const kept = candidate.discount.isDiscountPerPiece ? perPiece : perLine;
    const known = kept.get(candidate.lines);
    if (known === undefined || isStronger(candidate, known)) kept.set(candidate.lines, candidate);
  }
  return [...perLine.values(), ...perPiece.values()].sort((a, b) => a.discount.id - b.discount.id);
}
