import { accept, refuse, type Result } from '../shared/result.ts';
import type { Answers, Appraisal, DeviceConditions } from './appraisal.ts';

/** The answers that the conditions carry in `value`. */
export function answersOf(conditions: DeviceConditions): Answers {
  const answers: Record<string, string> = {};
  for (const [id, { value }] of Object.entries(conditions)) {
    if (value !== null) answers[id] = value;
  }
  return answers;
}

/** Whether a question offers a choice; an id such as "constructor" is just unknown. */
export const offersChoice = (conditions: DeviceConditions, id: string, value: string): boolean =>
  Object.hasOwn(conditions, id) &&
  conditions[id]?.choices.some((choice) => choice.value === value) === true;

/** Ids of the questions still to answer, in the questionnaire's order; disabled ones are not asked. */
export const unansweredConditions = (conditions: DeviceConditions, answers: Answers): string[] =>
  Object.keys(conditions).filter(
    (id) => conditions[id]?.disabled === false && answers[id] === undefined,
  );

/** Whether an offer may be sent or a device sold (DECISIONS Buy-back). */
export const allAnswered = (conditions: DeviceConditions, answers: Answers): boolean =>
  unansweredConditions(conditions, answers).length === 0;

/** The chosen values as `device_condition_choices` sends them, in the questionnaire's order. */
export const choiceValues = (conditions: DeviceConditions, answers: Answers): string[] =>
  Object.keys(conditions).flatMap((id) => answers[id] ?? []);

/**
 * Answers by condition from the bare list of values that a request carries. Refuses a value
 * that no question offers (T-BUY-16) and two answers to one question.
 */
export function answersFromChoiceValues(
  appraisal: Appraisal,
  values: readonly string[],
): Result<Answers, 'unknown_choice' | 'answered_twice'> {
  const answers: Record<string, string> = {};
  for (const value of values) {
    const asked = Object.entries(appraisal.deviceConditions)
      .filter(([, condition]) => condition.choices.some((choice) => choice.value === value))
      .map(([id]) => id);
    if (asked.length === 0) return refuse('unknown_choice');
    // Questions may share values such as "yes"; each takes one, in order.
    const free = asked.find((id) => !Object.hasOwn(answers, id));
    if (free === undefined) return refuse('answered_twice');
    answers[free] = value;
  }
  return accept(answers);
}
