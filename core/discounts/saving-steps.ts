import { divideRounded } from '../shared/money.ts';
import { splitAmount } from '../shared/split-amount.ts';
import type { Candidate } from './discount-index.ts';
import { strongestPerScope } from './strongest.ts';
import { takeFromLine, type RunningPrices } from './running-prices.ts';

/** What a fixed price of one piece takes off a line; it never raises a price (T-DIS-5). */
export const fixedSaving = (candidate: Candidate, total: number, quantity: number): number =>
  Math.max(0, total - candidate.discount.discountValue * quantity);

/** What a percentage takes off a line, rounded once per line or once per piece (T-DIS-2). */
export function percentageSaving(candidate: Candidate, total: number, quantity: number): number {
  const { hundredths, discount } = candidate;
  if (!discount.isDiscountPerPiece) return divideRounded(total * hundredths, 10_000);
  // Prices before this step are the same for each piece, so the division leaves no rest.
  return divideRounded((total / quantity) * hundredths, 10_000) * quantity;
}

/** What an amount per piece takes off a line; pieces a unit apart floor at 0 together. */
export const perPieceSaving = (candidate: Candidate, total: number, quantity: number): number =>
  Math.min(total, candidate.discount.discountValue * quantity);

type LineSaving = typeof fixedSaving;

/**
 * Steps in which a line takes only its best discount: fixed prices, then percentages (T-DIS, order
 * of steps). Candidates come by rising id, and only a greater saving unseats one, so ties stay low.
 */
export function takeBestPerLine(
  running: RunningPrices,
  candidates: readonly Candidate[],
  savingOf: LineSaving,
): void {
  const best = running.totals.map(() => 0);
  const winners = new Map<number, Candidate>();
  for (const candidate of strongestPerScope(candidates)) {
    for (const line of candidate.lines) {
      const quantity = running.quantities[line] ?? 0;
      const saving = savingOf(candidate, running.totals[line] ?? 0, quantity);
      if (saving <= (best[line] ?? 0)) continue;
      best[line] = saving;
      winners.set(line, candidate);
    }
  }
  for (const [line, winner] of [...winners].sort(([a], [b]) => a - b)) {
    takeFromLine(running, winner, line, best[line] ?? 0);
  }
}

export function takePerPiece(running: RunningPrices, candidates: readonly Candidate[]): void {
  for (const candidate of candidates) {
    for (const line of candidate.lines) {
      const total = running.totals[line] ?? 0;
      const amount = perPieceSaving(candidate, total, running.quantities[line] ?? 0);
      takeFromLine(running, candidate, line, amount);
    }
  }
}

/**
 * Amounts off the cart, spread over the matching lines. The narrowest goes first: a wide one would
 * else use up the lines that only the narrow one could reduce, and the customer would lose by it.
 */
export function takePerCart(running: RunningPrices, candidates: readonly Candidate[]): void {
  for (const candidate of candidates.toSorted((a, b) => a.lines.length - b.lines.length)) {
    const weights = candidate.lines.map((line) => running.totals[line] ?? 0);
    const most = weights.reduce((sum, weight) => sum + weight, 0);
    if (most === 0) continue;
    const parts = splitAmount(Math.min(most, candidate.discount.discountValue), weights);
    candidate.lines.forEach((line, at) => takeFromLine(running, candidate, line, parts[at] ?? 0));
  }
}
