import { accept, refuse, type Result } from '../shared/result.ts';
import type { Answers, Appraisal } from './appraisal.ts';
import { appraise, type AppraisalRefusal } from './appraise.ts';
import { gradeRank, type Grade } from './grade.ts';
import { preparedOf } from './prepare-appraisal.ts';

export interface ExplainedAnswer {
  readonly conditionId: string;
  readonly choiceValue: string;
}

export interface ExplainedCorrection extends ExplainedAnswer {
  /** Whole market units, never 0. */
  readonly amount: number;
}

/** What made a price, in the questionnaire's order; whole market units. */
export interface PriceExplanation {
  readonly grade: Grade;
  /** The first answer of the questionnaire that has the grade. */
  readonly decidedBy: ExplainedAnswer;
  readonly basePrice: number;
  readonly corrections: readonly ExplainedCorrection[];
  readonly minimumApplied: boolean;
  readonly minimalBuyoutPrice: number;
  readonly price: number;
}

/** Tells a person how a price came about: grade, its row, each correction, the minimum. */
export function explainPrice(
  appraisal: Appraisal,
  answers: Answers,
): Result<PriceExplanation, AppraisalRefusal> {
  const outcome = appraise(appraisal, answers);
  if (!outcome.ok) return outcome;
  const { grade, resultPrice, isMinimum, price } = outcome.value;
  let decidedBy: ExplainedAnswer | null = null;
  const corrections: ExplainedCorrection[] = [];
  for (const [conditionId, { choices }] of preparedOf(appraisal).conditions) {
    const choice = choices.get(answers[conditionId] ?? '');
    if (choice === undefined) continue;
    const answer = { conditionId, choiceValue: choice.value };
    if (choice.rank === gradeRank(grade)) decidedBy ??= answer;
    if (choice.correction !== 0) corrections.push({ ...answer, amount: choice.correction });
  }
  if (decidedBy === null) return refuse('no_graded_answer');
  return accept({
    grade,
    decidedBy,
    basePrice: resultPrice,
    corrections,
    minimumApplied: isMinimum,
    minimalBuyoutPrice: appraisal.minimalBuyoutPrice,
    price,
  });
}
