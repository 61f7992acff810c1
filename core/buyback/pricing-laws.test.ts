import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleAppraisal } from './appraisal.example.ts';
import type { Answers, Appraisal } from './appraisal.ts';
import { appraise } from './appraise.ts';
import { compareVersion } from './compare-version.ts';
import { explainPrice } from './explain-price.ts';

const questions = Object.entries(exampleAppraisal.deviceConditions);
const anyAnswers: fc.Arbitrary<Answers> = fc
  .tuple(...questions.map(([, { choices }]) => fc.option(fc.constantFrom(...choices))))
  .map((chosen) =>
    Object.fromEntries(
      chosen.flatMap((choice, at) => (choice ? [[questions[at]?.[0] ?? '', choice.value]] : [])),
    ),
  );
const allAnswered = anyAnswers.filter(
  (answers) => Object.keys(answers).length === questions.length,
);
/** The example with every row moved by so much, as the next price list would be. */
const moved = (by: number): Appraisal => ({
  ...exampleAppraisal,
  version: 'v42',
  appraisalResult: Object.fromEntries(
    Object.entries(exampleAppraisal.appraisalResult).map(([id, row]) => [
      id,
      { ...row, price: Math.max(0, row.price + by) },
    ]),
  ),
});

describe('an explanation of a price', () => {
  it('adds up to it, or to less than the minimum that stands in for it', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const explained = explainPrice(exampleAppraisal, answers);
        if (!explained.ok) return;
        const { basePrice, corrections, minimumApplied, minimalBuyoutPrice } = explained.value;
        const sum = corrections.reduce((all, { amount }) => all + amount, basePrice);
        expect(minimumApplied).toBe(sum < minimalBuyoutPrice);
        expect(explained.value.price).toBe(Math.max(sum, minimalBuyoutPrice));
        expect(corrections.filter(({ amount }) => amount === 0)).toEqual([]);
      }),
    );
  });

  it('is there exactly where there is a price, and refused for the same reason elsewhere', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const [priced, explained] = [
          appraise(exampleAppraisal, answers),
          explainPrice(exampleAppraisal, answers),
        ];
        expect(explained.ok ? explained.value.price : explained.error).toBe(
          priced.ok ? priced.value.price : priced.error,
        );
      }),
    );
  });

  it('is decided by an answer that was given, and never by a battery or a charger (T-BUY-1)', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const explained = explainPrice(exampleAppraisal, answers);
        if (!explained.ok) return;
        const { conditionId, choiceValue } = explained.value.decidedBy;
        expect(answers[conditionId]).toBe(choiceValue);
        expect(['battery', 'charger']).not.toContain(conditionId);
      }),
    );
  });
});

describe('an offer that meets another price list (T-BUY-13 to 15)', () => {
  const offer = (answers: Answers) => {
    const old = appraise(exampleAppraisal, answers);
    return { version: 'v41', price: old.ok ? old.value.price : null };
  };
  const anyMove = fc.integer({ min: -3_000, max: 3_000 });

  it('is never accepted at less than it promised, and stored under the list of today', () => {
    fc.assert(
      fc.property(allAnswered, anyMove, (answers, by) => {
        const offered = offer(answers);
        const decision = compareVersion(offered, moved(by), answers);
        if (decision.outcome === 'refused') return;
        expect(decision.version).toBe('v42');
        expect(decision.appraised.price).toBeGreaterThanOrEqual(offered.price ?? Infinity);
        const raise = decision.outcome === 'accepted_higher' ? decision.raisedBy : 0;
        expect(decision.appraised.price).toBe((offered.price ?? 0) + raise);
      }),
    );
  });

  it('is refused with the price of today where that is lower', () => {
    fc.assert(
      fc.property(allAnswered, anyMove, (answers, by) => {
        const offered = offer(answers);
        const today = appraise(moved(by), answers);
        if (offered.price === null || !today.ok) return;
        const decision = compareVersion(offered, moved(by), answers);
        expect(decision.outcome === 'refused').toBe(today.value.price < offered.price);
        if (decision.outcome !== 'refused') return;
        expect(decision).toMatchObject({ reason: 'price_dropped', newPrice: today.value.price });
      }),
    );
  });

  it('is never accepted before every question is answered', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        if (Object.keys(answers).length === questions.length) return;
        expect(compareVersion(offer(answers), exampleAppraisal, answers).outcome).toBe('refused');
      }),
    );
  });
});
