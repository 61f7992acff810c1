import { describe, expect, it } from 'vitest';
import {
  exampleAnswers,
  exampleAppraisal,
  exampleChoice,
  exampleCondition,
} from './appraisal.example.ts';
import {
  allAnswered,
  answersFromChoiceValues,
  answersOf,
  choiceValues,
  unansweredConditions,
} from './answers.ts';

const { deviceConditions } = exampleAppraisal;

describe('answers', () => {
  it('are read from the values of the conditions', () => {
    const display = { ...exampleCondition('display', [exampleChoice('fine', 'A')]), value: 'fine' };
    expect(answersOf({ ...deviceConditions, display })).toEqual({ display: 'fine' });
  });

  it('name what is still to answer in the order of the questionnaire', () => {
    const { body: _, display: __, ...rest } = exampleAnswers;
    expect(unansweredConditions(deviceConditions, rest)).toEqual(['display', 'body']);
    expect(allAnswered(deviceConditions, rest)).toBe(false);
    expect(allAnswered(deviceConditions, exampleAnswers)).toBe(true);
  });

  it('do not miss a disabled question', () => {
    const body = exampleCondition('body', [exampleChoice('dented', 'C')], true);
    expect(unansweredConditions({ body }, {})).toEqual([]);
  });

  it('survive the way through the bare list of a request', () => {
    const values = choiceValues(deviceConditions, exampleAnswers);
    expect(values).toHaveLength(6);
    expect(answersFromChoiceValues(exampleAppraisal, values.toReversed())).toEqual({
      ok: true,
      value: exampleAnswers,
    });
  });

  it.each([
    [['display-A', 'display-Z'], 'unknown_choice'],
    [['display-A', 'display-B'], 'answered_twice'],
    [['display-A', 'display-A'], 'answered_twice'],
  ])('refuse the list %j: %s', (values, error) => {
    expect(answersFromChoiceValues(exampleAppraisal, values)).toEqual({ ok: false, error });
  });

  it('give a value that two questions share to each of them once', () => {
    const yesNo = exampleCondition('other', [exampleChoice('yes', 'A')]);
    const appraisal = { ...exampleAppraisal, deviceConditions: { wifi: yesNo, sim: yesNo } };
    expect(answersFromChoiceValues(appraisal, ['yes', 'yes'])).toEqual({
      ok: true,
      value: { wifi: 'yes', sim: 'yes' },
    });
  });
});
