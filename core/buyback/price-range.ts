import type { Answers, Appraisal } from './appraisal.ts';
import { preparedOf, type PreparedChoice } from './prepare-appraisal.ts';

/** Whole market units; equal once every question is answered. */
export interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/** Lowest and highest sum of corrections by the position of the worst grade so far. */
type Sums = ReadonlyMap<number, PriceRange>;

function withAnswer(sums: Sums, choices: readonly PreparedChoice[]): Sums {
  const next = new Map<number, PriceRange>();
  for (const [rank, sum] of sums) {
    for (const choice of choices) {
      const worst = Math.max(rank, choice.rank);
      const known = next.get(worst);
      const [low, high] = [sum.min + choice.correction, sum.max + choice.correction];
      next.set(worst, {
        min: Math.min(known?.min ?? low, low),
        max: Math.max(known?.max ?? high, high),
      });
    }
  }
  return next;
}

/**
 * The exact "from – to" of a price while questions are open (T-BUY-8): over all ways to answer
 * the rest that leave the device buyable; 0 is where it would be recycled free of charge. Null when no way does, or an answer is unknown.
 */
export function priceRange(appraisal: Appraisal, answers: Answers): PriceRange | null {
  const prepared = preparedOf(appraisal);
  // Extremes are kept per worst grade, so the work grows with the questions and not with 5^questions.
  let sums: Sums = new Map([[-1, { min: 0, max: 0 }]]);
  for (const { id, choices, required } of prepared.conditions.values()) {
    const value = answers[id];
    if (value === undefined && !required) continue;
    const open = value === undefined ? [...choices.values()] : [choices.get(value) ?? []].flat();
    sums = withAnswer(
      sums,
      open.filter((choice) => !choice.gate),
    );
  }
  const prices = [...sums].flatMap(([rank, { min, max }]) => {
    const result = prepared.results[rank] ?? null;
    return result === null ? [] : [result.price + min, result.price + max];
  });
  if (prices.length === 0) return null;
  const floor = prepared.minimalBuyoutPrice;
  return {
    min: Math.max(floor, Math.min(...prices)),
    max: Math.max(floor, Math.max(...prices)),
  };
}
