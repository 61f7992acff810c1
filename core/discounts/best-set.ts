import { applyDiscounts, savesAnything, savingAlone } from './apply-discounts.ts';
import type { Candidate } from './discount-index.ts';
import type { RunningPrices, StartingPrices } from './running-prices.ts';

/**
 * The set of discounts that saves the customer most, applied. A non-combinable one excludes every
 * other, and a combinable one never makes the rest worse (each step only lowers prices, and a lower
 * price stays lower), so the answer is either all combinable ones or one non-combinable: no
 * search over subsets (DECISIONS "Cart, discounts, orders", T-DIS-6, 7). Ties by lower id.
 */
export function bestSet(start: StartingPrices, candidates: readonly Candidate[]): RunningPrices {
  const together = applyDiscounts(
    start,
    candidates.filter(({ discount }) => discount.isCombinable),
  );
  const reach = new Reach(start);
  let best = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (const [{ discount }, { saved }] of together.taken) {
    best += saved;
    lowest = Math.min(lowest, discount.id);
  }
  let alone: Candidate | null = null;
  for (const candidate of candidates) {
    if (candidate.discount.isCombinable || reach.of(candidate) < best) continue;
    const saving = savingAlone(start, candidate);
    if (saving < best || saving === 0) continue;
    if (saving === best && candidate.discount.id > lowest) continue;
    alone = candidate;
    best = saving;
    lowest = candidate.discount.id;
  }
  const chosen = alone === null ? together : applyDiscounts(start, [alone]);
  explainTheRest(start, candidates, chosen);
  return chosen;
}

/** The ones not tried: what could have saved nothing says so, the others do not combine. */
function explainTheRest(
  start: StartingPrices,
  candidates: readonly Candidate[],
  chosen: RunningPrices,
): void {
  for (const candidate of candidates) {
    if (chosen.taken.has(candidate) || chosen.idle.has(candidate)) continue;
    const { discountType } = candidate.discount;
    const idle = discountType === 'fixed' ? 'already_lower' : 'nothing_to_reduce';
    chosen.idle.set(candidate, savesAnything(start, candidate) ? 'not_combinable' : idle);
  }
}

/** An upper bound of what a discount alone can save, from sums kept per set of lines. */
class Reach {
  readonly #start: StartingPrices;
  readonly #sums = new Map<readonly number[], { total: number; pieces: number }>();

  constructor(start: StartingPrices) {
    this.#start = start;
  }

  of({ discount, lines, hundredths }: Candidate): number {
    if (discount.appliesTo === 'shipping') return this.#start.shipping;
    const { total, pieces } = this.#sumOf(lines);
    if (discount.discountType === 'fixed') return total;
    if (discount.discountType === 'percentage') {
      // Rounding adds at most a half per piece.
      return (total * hundredths) / 10_000 + pieces / 2;
    }
    const amount = discount.discountValue * (discount.isDiscountPerPiece ? pieces : 1);
    return Math.min(total, amount);
  }

  #sumOf(lines: readonly number[]): { total: number; pieces: number } {
    const known = this.#sums.get(lines);
    if (known !== undefined) return known;
    const sum = { total: 0, pieces: 0 };
    for (const line of lines) {
      sum.total += this.#start.totals[line] ?? 0;
      sum.pieces += this.#start.quantities[line] ?? 0;
    }
    this.#sums.set(lines, sum);
    return sum;
  }
}
