import type { Appraisal, ConditionChoice } from './appraisal.ts';
import { grades, isWorse, type Grade } from './grade.ts';
import { decidesGrade, preparedOf } from './prepare-appraisal.ts';

/** What an editor of a price list should look at before publishing. None of it forbids to. */
export type PriceListWarning =
  | {
      readonly code: 'worse_answer_raises_price';
      readonly conditionId: string;
      readonly better: string;
      readonly worse: string;
    }
  | { readonly code: 'grade_prices_not_descending'; readonly better: Grade; readonly worse: Grade }
  | { readonly code: 'minimum_above_grade'; readonly grade: Grade }
  | { readonly code: 'grade_without_result'; readonly grade: Grade }
  | { readonly code: 'duplicate_grade'; readonly grade: Grade }
  | { readonly code: 'no_graded_question' };

const qualityOf = (choice: ConditionChoice) => choice.appraisalResult?.quality ?? null;

/**
 * Pairs of one question where the worse answer has the higher correction: as soon as another
 * answer already decides the grade, the worse answer pays more (T-BUY-7).
 */
function raisingAnswers({ deviceConditions }: Appraisal): PriceListWarning[] {
  return Object.entries(deviceConditions).flatMap(([conditionId, { choices }]) =>
    choices.flatMap((better) =>
      choices
        .filter((worse) => {
          const [high, low] = [qualityOf(better), qualityOf(worse)];
          if (high === null || low === null) return false;
          return isWorse(low, high) && worse.priceCorrection > better.priceCorrection;
        })
        .map((worse) => ({
          code: 'worse_answer_raises_price' as const,
          conditionId,
          better: better.value,
          worse: worse.value,
        })),
    ),
  );
}

function gradeRows(appraisal: Appraisal): PriceListWarning[] {
  const rows = preparedOf(appraisal).results;
  const listed = grades.flatMap((grade, rank) => {
    const price = rows[rank]?.price;
    return price === undefined ? [] : [{ grade, price }];
  });
  const rising = listed.flatMap(({ grade, price }, n): PriceListWarning[] => {
    const better = listed[n - 1];
    return better === undefined || price < better.price
      ? []
      : [{ code: 'grade_prices_not_descending', better: better.grade, worse: grade }];
  });
  const belowMinimum = listed
    .filter(({ price }) => price < appraisal.minimalBuyoutPrice)
    .map(({ grade }) => ({ code: 'minimum_above_grade' as const, grade }));
  const given = Object.values(appraisal.appraisalResult).map(({ quality }) => quality);
  const doubled = grades
    .filter((grade) => given.filter((each) => each === grade).length > 1)
    .map((grade) => ({ code: 'duplicate_grade' as const, grade }));
  return [...rising, ...belowMinimum, ...doubled];
}

function reachableGrades({ deviceConditions, appraisalResult }: Appraisal): PriceListWarning[] {
  const reachable = Object.values(deviceConditions)
    .filter(({ type }) => decidesGrade(type))
    .flatMap(({ choices }) => choices.flatMap((choice) => qualityOf(choice) ?? []));
  if (reachable.length === 0) return [{ code: 'no_graded_question' }];
  const listed = Object.values(appraisalResult).map(({ quality }) => quality);
  return grades
    .filter((grade) => reachable.includes(grade) && !listed.includes(grade))
    .map((grade) => ({ code: 'grade_without_result', grade }));
}

/** Everything odd about a price list, in a stable order (T-BUY-7). Empty for a sound one. */
export const priceListWarnings = (appraisal: Appraisal): PriceListWarning[] => [
  ...raisingAnswers(appraisal),
  ...gradeRows(appraisal),
  ...reachableGrades(appraisal),
];
