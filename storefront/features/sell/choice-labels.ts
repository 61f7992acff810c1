import type { Answers, DeviceConditions } from '#core/buyback/appraisal.ts';

/** Questions with the words of the chosen answers, in the questionnaire's order. */
export const choiceLabels = (
  conditions: DeviceConditions,
  answers: Answers,
): { readonly name: string; readonly label: string }[] =>
  Object.entries(conditions).flatMap(([id, { name, choices }]) => {
    const choice = choices.find(({ value }) => value === answers[id]);
    return choice === undefined ? [] : [{ name, label: choice.label }];
  });
