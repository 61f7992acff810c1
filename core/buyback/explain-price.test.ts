import { expect, it } from 'vitest';
import { exampleAnswers, exampleAppraisal } from './appraisal.example.ts';
import { explainPrice } from './explain-price.ts';

it('explains a price by grade, row and corrections in the order of the questionnaire', () => {
  const expected = {
    grade: 'B',
    decidedBy: { conditionId: 'body', choiceValue: 'body-B' },
    basePrice: 7_000,
    corrections: [
      { conditionId: 'body', choiceValue: 'body-B', amount: -300 },
      { conditionId: 'battery', choiceValue: 'battery-C', amount: -700 },
      { conditionId: 'charger', choiceValue: 'charger-D', amount: -100 },
    ],
    minimumApplied: false,
    minimalBuyoutPrice: 500,
    price: 5_900,
  };
  const reversed = Object.fromEntries(Object.entries(exampleAnswers).toReversed());
  expect(explainPrice(exampleAppraisal, exampleAnswers)).toEqual({ ok: true, value: expected });
  expect(explainPrice(exampleAppraisal, reversed)).toEqual({ ok: true, value: expected });
});

it('names the first of several answers with the deciding grade, and the minimum', () => {
  const outcome = explainPrice(exampleAppraisal, { body: 'body-D', display: 'display-D' });
  expect(outcome).toMatchObject({
    value: {
      decidedBy: { conditionId: 'display', choiceValue: 'display-D' },
      minimumApplied: true,
      price: 500,
    },
  });
});

it('passes on why there is no price', () => {
  const outcome = explainPrice(exampleAppraisal, { battery: 'battery-A' });
  expect(outcome).toEqual({ ok: false, error: 'no_graded_answer' });
});
