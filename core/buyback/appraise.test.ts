import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers, Appraisal } from './appraisal.ts';
import {
  exampleAnswers,
  exampleAppraisal,
  exampleChoice,
  exampleCondition,
} from './appraisal.example.ts';
import { appraise } from './appraise.ts';
import { gradeRank } from './grade.ts';

const conditions = exampleAppraisal.deviceConditions;

/** Any answers, any number of them, with the lock open. */
const someAnswers = fc
  .record(
    Object.fromEntries(
      Object.entries(conditions).map(([id, { choices }]) => [
        id,
        fc.constantFrom(...choices.map(({ value }) => value).filter((v) => v !== 'locked')),
      ]),
    ),
    { requiredKeys: [] },
  )
  .map((answers): Answers =>
    Object.fromEntries(
      Object.entries(answers).flatMap(([id, v]) => (v === undefined ? [] : [[id, v]])),
    ),
  );

const priceOf = (appraisal: Appraisal, answers: Answers): number | null => {
  const outcome = appraise(appraisal, answers);
  return outcome.ok ? outcome.value.price : null;
};

describe('appraise', () => {
  it('takes the worst grade without battery and charger, and the corrections of all', () => {
    expect(appraise(exampleAppraisal, exampleAnswers)).toEqual({
      ok: true,
      value: {
        grade: 'B',
        resultId: 'r3',
        resultPrice: 7_000,
        corrections: -1_100,
        price: 5_900,
        url: '/vykup/b/',
        isMinimum: false,
        answered: 6,
        complete: true,
      },
    });
  });

  it('never goes below the minimal price', () => {
    const outcome = appraise(exampleAppraisal, { body: 'body-D' });
    expect(outcome).toMatchObject({ value: { price: 500, isMinimum: true, complete: false } });
  });

  it('buys nothing for 0: what comes to nothing is recycled free of charge', () => {
    const free: Appraisal = {
      ...exampleAppraisal,
      minimalBuyoutPrice: 0,
      appraisalResult: {
        ...exampleAppraisal.appraisalResult,
        r5: { quality: 'D', price: 100, url: '/vykup/d/' },
      },
    };
    expect(appraise(free, { body: 'body-D' })).toEqual({ ok: false, error: 'free_recycling' });
    expect(appraise({ ...free, minimalBuyoutPrice: 1 }, { body: 'body-D' })).toMatchObject({
      value: { price: 1 },
    });
  });

  it('does not call a price that equals the minimum a replaced one', () => {
    const list = { ...exampleAppraisal, minimalBuyoutPrice: 10_000 };
    const outcome = appraise(list, { display: 'display-A+' });
    expect(outcome).toMatchObject({ value: { price: 10_000, isMinimum: false } });
  });

  it('adds a positive correction even above the price of the grade', () => {
    expect(priceOf(exampleAppraisal, { display: 'display-A+', box: 'box-yes' })).toBe(10_200);
  });

  it('shows a price as soon as one graded question is answered', () => {
    const outcome = appraise(exampleAppraisal, { display: 'display-A' });
    expect(outcome).toMatchObject({ value: { price: 8_500, answered: 1, complete: false } });
  });

  it('does not ask a disabled question', () => {
    const list: Appraisal = {
      ...exampleAppraisal,
      deviceConditions: {
        display: exampleCondition('display', [exampleChoice('fine', 'A')]),
        body: exampleCondition('body', [exampleChoice('dented', 'C')], true),
      },
    };
    expect(appraise(list, { display: 'fine' })).toMatchObject({ value: { complete: true } });
  });

  it('has no price while only battery and charger are answered', () => {
    const answers = { battery: 'battery-C', charger: 'charger-D' };
    expect(appraise(exampleAppraisal, answers)).toEqual({ ok: false, error: 'no_graded_answer' });
    expect(appraise(exampleAppraisal, {})).toEqual({ ok: false, error: 'no_graded_answer' });
  });

  it('never falls to a neighbouring grade when the row is missing', () => {
    const { r4: _, ...withoutC } = exampleAppraisal.appraisalResult;
    const list = { ...exampleAppraisal, appraisalResult: withoutC };
    expect(appraise(list, { display: 'display-C' })).toEqual({
      ok: false,
      error: 'no_result_for_grade',
    });
  });

  it('refuses a device that cannot be signed out, whatever its price', () => {
    expect(appraise(exampleAppraisal, { ...exampleAnswers, account: 'locked' })).toEqual({
      ok: false,
      error: 'gate_refused',
    });
  });

  it.each([
    [{ keyboard: 'fine' }, 'unknown_condition'],
    [{ display: 'body-A' }, 'unknown_choice'],
    [{ display: '' }, 'unknown_choice'],
    [{ constructor: 'x' }, 'unknown_condition'],
  ])('refuses %j as %s', (answers: Answers, error) => {
    expect(appraise(exampleAppraisal, answers)).toEqual({ ok: false, error });
  });
});

describe('any price', () => {
  it('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(someAnswers, fc.infiniteStream(fc.nat()), (answers, keys) => {
        const shuffled = Object.entries(answers)
          .map((entry) => ({ entry, key: keys.next().value }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ entry }) => entry);
        expect(appraise(exampleAppraisal, Object.fromEntries(shuffled))).toEqual(
          appraise(exampleAppraisal, answers),
        );
      }),
    );
  });

  it('is at least the minimal price', () => {
    fc.assert(
      fc.property(someAnswers, fc.nat(12_000), (answers, minimalBuyoutPrice) => {
        const price = priceOf({ ...exampleAppraisal, minimalBuyoutPrice }, answers);
        if (price !== null) expect(price).toBeGreaterThanOrEqual(minimalBuyoutPrice);
      }),
    );
  });

  it('does not rise when one answer becomes worse, for no correction of the example says so', () => {
    const question = fc.constantFrom('display', 'body', 'battery', 'charger');
    fc.assert(
      fc.property(someAnswers, question, fc.nat(4), fc.nat(4), (answers, id, one, other) => {
        const choices = conditions[id]?.choices ?? [];
        const [better, worse] = [choices[Math.min(one, other)], choices[Math.max(one, other)]];
        const before = priceOf(exampleAppraisal, { ...answers, [id]: better?.value ?? '' });
        const after = priceOf(exampleAppraisal, { ...answers, [id]: worse?.value ?? '' });
        expect(before === null).toBe(after === null);
        expect(after ?? 0).toBeLessThanOrEqual(before ?? 0);
      }),
    );
  });

  it('has the grade of some answered question that may decide it, and none of them is worse', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const given = ['display', 'body', 'account'].flatMap((id) => {
          const chosen = conditions[id]?.choices.find(({ value }) => value === answers[id]);
          return chosen?.appraisalResult?.quality ?? [];
        });
        const outcome = appraise(exampleAppraisal, answers);
        expect(outcome.ok).toBe(given.length > 0);
        if (!outcome.ok) return;
        expect(given).toContain(outcome.value.grade);
        expect(Math.max(...given.map(gradeRank))).toBe(gradeRank(outcome.value.grade));
      }),
    );
  });
});
