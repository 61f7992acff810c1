import { describe, expect, it } from 'vitest';
import type { Appraisal } from './appraisal.ts';
import { exampleAppraisal, exampleChoice, exampleCondition } from './appraisal.example.ts';
import { priceListWarnings } from './price-list-warnings.ts';

const withRows = (rows: Appraisal['appraisalResult']): Appraisal => ({
  ...exampleAppraisal,
  appraisalResult: rows,
});
const { r1, r2, r3, r4, r5 } = exampleAppraisal.appraisalResult;
if (!r1 || !r2 || !r3 || !r4 || !r5) throw new Error('the example has five rows');

describe('priceListWarnings', () => {
  it('has nothing to say about a sound list', () => {
    expect(priceListWarnings(exampleAppraisal)).toEqual([]);
  });

  it('warns where a worse answer can raise the price, also for a battery', () => {
    const battery = exampleCondition('battery', [
      exampleChoice('strong', 'A', -100),
      exampleChoice('weak', 'B', -50),
      exampleChoice('unknown', null, 0),
    ]);
    const deviceConditions = { ...exampleAppraisal.deviceConditions, battery };
    expect(priceListWarnings({ ...exampleAppraisal, deviceConditions })).toEqual([
      {
        code: 'worse_answer_raises_price',
        conditionId: 'battery',
        better: 'strong',
        worse: 'weak',
      },
    ]);
  });

  it('warns where a worse grade is not cheaper', () => {
    expect(priceListWarnings(withRows({ r1, r2, r3, r4: { ...r4, price: 7_000 }, r5 }))).toEqual([
      { code: 'grade_prices_not_descending', better: 'B', worse: 'C' },
    ]);
  });

  it('warns of a minimum above a grade', () => {
    expect(priceListWarnings({ ...exampleAppraisal, minimalBuyoutPrice: 1_001 })).toEqual([
      { code: 'minimum_above_grade', grade: 'D' },
    ]);
    expect(priceListWarnings({ ...exampleAppraisal, minimalBuyoutPrice: 1_000 })).toEqual([]);
  });

  it('warns of a grade that answers lead to and no row prices, and of one priced twice', () => {
    expect(priceListWarnings(withRows({ r1, r2, r3, again: r3, r5 }))).toEqual([
      { code: 'duplicate_grade', grade: 'B' },
      { code: 'grade_without_result', grade: 'C' },
    ]);
  });

  it('warns of a questionnaire that can never give a grade', () => {
    const battery = exampleCondition('battery', [exampleChoice('strong', 'A')]);
    expect(priceListWarnings({ ...exampleAppraisal, deviceConditions: { battery } })).toEqual([
      { code: 'no_graded_question' },
    ]);
  });
});
