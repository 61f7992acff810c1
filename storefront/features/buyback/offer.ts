import { answersOf, choiceValues, unansweredConditions } from '#core/buyback/answers.ts';
import type { Answers, Appraisal } from '#core/buyback/appraisal.ts';
import { appraise, type AppraisalRefusal } from '#core/buyback/appraise.ts';
import { explainPrice, type PriceExplanation } from '#core/buyback/explain-price.ts';
import { priceRange, type PriceRange } from '#core/buyback/price-range.ts';
import type { SelectorReply } from './selector-queries.ts';

/** What the answers are worth and what is still missing. */
export interface Offer {
  readonly answers: Answers;
  readonly choiceValues: readonly string[];
  readonly total: number;
  /** Ids of the questions still to answer. */
  readonly missing: readonly string[];
  /** Null while there is no graded answer, or no price for the grade. */
  readonly price: number | null;
  readonly explanation: PriceExplanation | null;
  readonly range: PriceRange | null;
  readonly refusal: AppraisalRefusal | null;
  /** Worth nothing, whatever is still to be answered: recycled free of charge. */
  readonly recycled: boolean;
  /** The opened offer, while its price holds for these answers. */
  readonly lockedCode: string | null;
}

/** Reads an offer out of the price list and the answers in it. */
export function offerOf(
  appraisal: Appraisal,
  stored: SelectorReply['offer'],
  offered: Answers,
): Offer {
  const conditions = appraisal.deviceConditions;
  const answers = answersOf(conditions);
  const result = appraise(appraisal, answers);
  const explained = explainPrice(appraisal, answers);
  const range = priceRange(appraisal, answers);
  const refusal = result.ok ? null : result.error;
  const locked = stored?.locked === true && sameAnswers(answers, offered) ? stored : null;
  return {
    answers,
    choiceValues: choiceValues(conditions, answers),
    total: Object.values(conditions).filter(({ disabled }) => !disabled).length,
    missing: unansweredConditions(conditions, answers),
    price: locked?.price ?? (result.ok ? result.value.price : null),
    explanation: explained.ok ? explained.value : null,
    range,
    refusal,
    recycled: refusal === 'free_recycling' || (range !== null && range.max <= 0),
    lockedCode: locked?.code ?? null,
  };
}

const sameAnswers = (first: Answers, second: Answers): boolean =>
  Object.keys({ ...first, ...second }).every((id) => first[id] === second[id]);
