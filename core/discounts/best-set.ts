import { applyDiscounts, savesAnything, savingAlone } from './apply-discounts.ts';
import type { Candidate } from './discount-index.ts';
import type { RunningPrices, StartingPrices } from './running-prices.ts';
import { strongestPerScope } from './strongest.ts';

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
  let best = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (const [{ discount }, { saved }] of together.taken) {
    best += saved;
    lowest = Math.min(lowest, discount.id);
  }
  let alone: Candidate | null = null;
  for (const { candidate, reach } of byReach(start, candidates)) {
    if (reach < best) break;
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

interface Reaching {
  readonly candidate: Candidate;
  /** No less than the discount saves alone. */
  readonly reach: number;
}

/** Those that stand alone and could save something, the furthest reaching first. */
function byReach(start: StartingPrices, candidates: readonly Candidate[]): Reaching[] {
  const alone = candidates.filter(({ discount }) => !discount.isCombinable);
  const isFixed = ({ discount }: Candidate) =>
    discount.discountType === 'fixed' && discount.appliesTo === 'goods';
  const sums = new Map<readonly number[], Sum>();
  // A fixed price has no cheap bound; of those over the same lines the lowest is the best.
  return [...strongestPerScope(alone.filter(isFixed)), ...alone.filter((each) => !isFixed(each))]
    .map((candidate) => ({ candidate, reach: reachOf(start, candidate, sums) }))
    .sort((a, b) => b.reach - a.reach);
}

interface Sum {
  readonly total: number;
  readonly pieces: number;
}

function reachOf(
  start: StartingPrices,
  { discount, lines, hundredths }: Candidate,
  sums: Map<readonly number[], Sum>,
): number {
  if (discount.appliesTo === 'shipping') return start.shipping;
  let sum = sums.get(lines);
  if (sum === undefined) sums.set(lines, (sum = sumOf(start, lines)));
  const { total, pieces } = sum;
  if (discount.discountType === 'fixed') return total;
  // Rounding adds at most a half per piece.
  if (discount.discountType === 'percentage') return (total * hundredths) / 10_000 + pieces / 2;
  return Math.min(total, discount.discountValue * (discount.isDiscountPerPiece ? pieces : 1));
}

function sumOf({ totals, quantities }: StartingPrices, lines: readonly number[]): Sum {
  let total = 0;
  let pieces = 0;
  for (const line of lines) {
    total += totals[line] ?? 0;
    pieces += quantities[line] ?? 0;
  }
  return { total, pieces };
}
