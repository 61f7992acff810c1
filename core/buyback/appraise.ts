import { accept, refuse, type Result } from '../shared/result.ts';
import type { Answers, Appraisal } from './appraisal.ts';
import { gradeAt, type Grade } from './grade.ts';
import { preparedOf, type PreparedAppraisal } from './prepare-appraisal.ts';

/** The current result of a device with its answers. Amounts in whole market units. */
export interface Appraised {
  readonly grade: Grade;
  readonly resultId: string;
  /** The grade's row of the price list. */
  readonly resultPrice: number;
  /** Sum over every answered condition, charger and battery included. */
  readonly corrections: number;
  readonly price: number;
  readonly url: string;
  /** The minimal price stands in for a lower computed one. */
  readonly isMinimum: boolean;
  readonly answered: number;
  /** Every question is answered, so an offer may be sent or the device sold. */
  readonly complete: boolean;
}

/** Why there is no price and the device cannot be bought. */
export type AppraisalRefusal =
  | 'unknown_condition'
  | 'unknown_choice'
  | 'gate_refused'
  | 'no_graded_answer'
  | 'no_result_for_grade'
  /** Worth nothing: it is recycled free of charge, and never bought for 0. */
  | 'free_recycling';

/**
 * The buy-back price: the row of the worst answered grade plus all corrections, never below the
 * minimal price; without that very row there is no price (DECISIONS Buy-back, T-BUY-1 to 6), and
 * what comes to nothing is not bought.
 * The appraisal must not be changed afterwards: its lookup tables are kept by its identity.
 */
export const appraise = (
  appraisal: Appraisal,
  answers: Answers,
): Result<Appraised, AppraisalRefusal> => appraisePrepared(preparedOf(appraisal), answers);

/** `appraise` on tables built before. One pass over the answers that are there, nothing else. */
function appraisePrepared(
  prepared: PreparedAppraisal,
  answers: Answers,
): Result<Appraised, AppraisalRefusal> {
  let rank = -1;
  let corrections = 0;
  let answered = 0;
  let answeredRequired = 0;
  let gate = false;
  for (const id in answers) {
    const condition = prepared.conditions.get(id);
    if (condition === undefined) return refuse('unknown_condition');
    const choice = condition.choices.get(answers[id] ?? '');
    if (choice === undefined) return refuse('unknown_choice');
    if (choice.rank > rank) rank = choice.rank;
    corrections += choice.correction;
    gate ||= choice.gate;
    answered += 1;
    if (condition.required) answeredRequired += 1;
  }
  if (gate) return refuse('gate_refused');
  const grade = gradeAt(rank);
  if (grade === null) return refuse('no_graded_answer');
  const result = prepared.results[rank] ?? null;
  if (result === null) return refuse('no_result_for_grade');
  const computed = result.price + corrections;
  const price = Math.max(prepared.minimalBuyoutPrice, computed);
  if (price <= 0) return refuse('free_recycling');
  return accept({
    grade,
    resultId: result.id,
    resultPrice: result.price,
    corrections,
    price,
    url: result.url,
    isMinimum: computed < prepared.minimalBuyoutPrice,
    answered,
    complete: answeredRequired === prepared.required,
  });
}
