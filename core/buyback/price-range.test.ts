import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers, Appraisal, DeviceCondition } from './appraisal.ts';
import {
  exampleAnswers,
  exampleAppraisal,
  exampleChoice,
  exampleCondition,
} from './appraisal.example.ts';
import { appraise } from './appraise.ts';
import { grades } from './grade.ts';
import { priceRange } from './price-range.ts';

/** Every way to answer, one after the other. */
function completions(appraisal: Appraisal, answers: Answers): Answers[] {
  return Object.entries(appraisal.deviceConditions).reduce<Answers[]>(
    (sofar, [id, { choices }]) =>
      answers[id] === undefined
        ? sofar.flatMap((each) => choices.map(({ value }) => ({ ...each, [id]: value })))
        : sofar,
    [answers],
  );
}

const someCondition: fc.Arbitrary<DeviceCondition> = fc
  .tuple(
    fc.constantFrom('display' as const, 'battery' as const, 'lock' as const),
    fc.array(fc.tuple(fc.constantFrom(...grades, null), fc.integer({ min: -3_000, max: 500 })), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([type, choices]) =>
    exampleCondition(
      type,
      choices.map(([grade, correction], n) => exampleChoice(`c${n}`, grade, correction)),
    ),
  );

describe('priceRange', () => {
  it('spans from the worst to the best way to answer the rest', () => {
    expect(priceRange(exampleAppraisal, {})).toEqual({ min: 500, max: 10_200 });
    const { display: _, ...rest } = exampleAnswers;
    expect(priceRange(exampleAppraisal, rest)).toEqual({ min: 500, max: 5_900 });
  });

  it('is one price when everything is answered', () => {
    expect(priceRange(exampleAppraisal, exampleAnswers)).toEqual({ min: 5_900, max: 5_900 });
  });

  it('does not exist for a device that cannot be bought or an unknown answer', () => {
    expect(priceRange(exampleAppraisal, { account: 'locked' })).toBeNull();
    expect(priceRange(exampleAppraisal, { display: 'nonsense' })).toBeNull();
  });

  it('is what trying every way gives', () => {
    const conditions = fc.array(someCondition, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(conditions, fc.boolean(), (list, answerFirst) => {
        const appraisal = {
          ...exampleAppraisal,
          deviceConditions: Object.fromEntries(Object.entries(list)),
        };
        const answers: Answers = answerFirst ? { '0': 'c0' } : {};
        const prices = completions(appraisal, answers).flatMap((each) => {
          const outcome = appraise(appraisal, each);
          return outcome.ok ? [outcome.value.price] : [];
        });
        const expected =
          prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) };
        expect(priceRange(appraisal, answers)).toEqual(expected);
      }),
    );
  });
});
