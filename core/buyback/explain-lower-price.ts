import { accept, type Result } from '../shared/result.ts';
import type { Answers, Appraisal } from './appraisal.ts';
import { appraise, type AppraisalRefusal } from './appraise.ts';
import { preparedOf } from './prepare-appraisal.ts';

/**
 * What each difference does to a price, in whole market units, negative where it lowers it; all together are the
 * difference of the two prices.
 */
export interface LowerPriceExplanation {
  /** What another grade does, as its row of the price list is another; 0 where the grade is the same. */
  readonly grade: number;
  /** Condition id → what its own correction does, of every condition that was found otherwise. */
  readonly conditions: Readonly<Record<string, number>>;
  /** What the minimal price gives or takes, where it stands in for one of the two prices. */
  readonly minimum: number;
}

/**
 * Says by how much each thing that an inspection found otherwise changes the price (DECISIONS Buy-back: price = max(minimum,
 * result + corrections)). Refuses where one of the two has no price, so that there is nothing to explain.
 */
export function explainLowerPrice(
  appraisal: Appraisal,
  answered: Answers,
  found: Answers,
): Result<LowerPriceExplanation, AppraisalRefusal> {
  const before = appraise(appraisal, answered);
  if (!before.ok) return before;
  const seen = { ...answered, ...found };
  const after = appraise(appraisal, seen);
  if (!after.ok) return after;
  const { conditions: known } = preparedOf(appraisal);
  const correctionOf = (id: string, answers: Answers) =>
    known.get(id)?.choices.get(answers[id] ?? '')?.correction ?? 0;
  const differing = Object.keys(found).filter((id) => found[id] !== answered[id]);
  const conditions = Object.fromEntries(
    differing.map((id) => [id, correctionOf(id, seen) - correctionOf(id, answered)]),
  );
  const grade = after.value.resultPrice - before.value.resultPrice;
  const corrections = after.value.corrections - before.value.corrections;
  const minimum = after.value.price - before.value.price - grade - corrections;
  return accept({ grade, conditions, minimum });
}
