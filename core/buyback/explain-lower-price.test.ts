import { expect, it } from 'vitest';
import type { Answers } from './appraisal.ts';
import { exampleAnswers, exampleAppraisal } from './appraisal.example.ts';
import { explainLowerPrice } from './explain-lower-price.ts';

const explained = (found: Answers, minimalBuyoutPrice = 500) =>
  explainLowerPrice({ ...exampleAppraisal, minimalBuyoutPrice }, exampleAnswers, found);

it('parts a lower price into what the grade and each correction took of it', () => {
  // 5 900 → 4 000 − 1 100 − 400 = 2 500.
  expect(explained({ ...exampleAnswers, display: 'display-C' })).toEqual({
    ok: true,
    value: { grade: -3_000, conditions: { display: -400 }, minimum: 0 },
  });
});

it('says nothing of the grade where only a correction is another', () => {
  expect(explained({ battery: 'battery-D' })).toMatchObject({
    value: { grade: 0, conditions: { battery: -200 }, minimum: 0 },
  });
});

it('adds up to the difference of the prices where the minimum stands in for one of them', () => {
  // 5 900 → max(3 000, 2 500).
  expect(explained({ display: 'display-C' }, 3_000)).toMatchObject({
    value: { grade: -3_000, conditions: { display: -400 }, minimum: 500 },
  });
});

it('explains no price where there is none', () => {
  expect(explained({ account: 'locked' })).toEqual({ ok: false, error: 'gate_refused' });
});
