import { describe, expect, it } from 'vitest';
import { exampleAnswers, exampleAppraisal } from './appraisal.example.ts';
import {
  canBuyOut,
  currentAppraisal,
  isAppraisalLoaded,
  mayFinishBuyback,
  type AppraisalPart,
} from './appraisal-loaded.ts';
import type { Answers } from './appraisal.ts';

const answered = (answers: Answers): AppraisalPart => ({
  selectedProductColor: 'iphone-14-blue',
  appraisalResultData: exampleAppraisal.appraisalResult,
  deviceConditions: Object.fromEntries(
    Object.entries(exampleAppraisal.deviceConditions).map(([id, condition]) => [
      id,
      { ...condition, value: answers[id] ?? null },
    ]),
  ),
  appraisalVersion: 'v41',
  minimalBuyoutPrice: 500,
  appraisalAPIErrorMessage: null,
});

describe('a loaded appraisal', () => {
  it('needs no answer yet', () => {
    expect(isAppraisalLoaded(answered({}))).toBe(true);
    expect(canBuyOut(answered({}))).toBe(false);
    expect(currentAppraisal(answered({}))).toBeNull();
  });

  it.each<Partial<AppraisalPart>>([
    { selectedProductColor: null },
    { appraisalResultData: {} },
    { deviceConditions: {} },
    { appraisalVersion: null },
    { appraisalAPIErrorMessage: '' },
  ])('is not there with %j alone', (lack) => {
    const state = { ...answered(exampleAnswers), ...lack };
    expect(isAppraisalLoaded(state)).toBe(false);
    expect(canBuyOut(state)).toBe(false);
  });

  it('is bought out from the first graded answer and finished with the last', () => {
    expect(canBuyOut(answered({ battery: 'battery-A' }))).toBe(false);
    const first = answered({ display: 'display-B' });
    expect([canBuyOut(first), mayFinishBuyback(first)]).toEqual([true, false]);
    const all = answered(exampleAnswers);
    expect([canBuyOut(all), mayFinishBuyback(all)]).toEqual([true, true]);
    expect(currentAppraisal(all)?.price).toBe(5_900);
  });
});
