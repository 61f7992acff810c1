import { describe, expect, it } from 'vitest';
import type { Answers } from './appraisal.ts';
import {
  exampleAnswers,
  exampleAppraisal,
  exampleChoice,
  exampleCondition,
} from './appraisal.example.ts';
import { inspect } from './inspect.ts';

const inspected = (found: Answers, policy: 'raise' | 'keep' = 'raise') =>
  inspect(exampleAppraisal, exampleAnswers, found, policy);

describe('inspect', () => {
  it('accepts a device that is as described', () => {
    expect(inspected(exampleAnswers)).toMatchObject({
      value: { outcome: 'accepted', price: 5_900, differences: [] },
    });
    expect(inspected({})).toMatchObject({ value: { outcome: 'accepted', price: 5_900 } });
  });

  it('makes a counter-offer of 4 000 and the corrections when B turns out to be C', () => {
    expect(inspected({ display: 'display-C' })).toMatchObject({
      value: {
        outcome: 'counter_offer',
        price: 4_000 - 1_100 - 400,
        differences: [{ conditionId: 'display', answered: 'display-A', found: 'display-C' }],
        customer: { grade: 'B', price: 5_900 },
        inspected: { grade: 'C' },
      },
    });
  });

  it('makes a counter-offer when only a correction lowers the price', () => {
    expect(inspected({ battery: 'battery-D' })).toMatchObject({
      value: { outcome: 'counter_offer', price: 5_700, inspected: { grade: 'B' } },
    });
  });

  it('makes a counter-offer for a lower grade even where the minimum keeps the price', () => {
    const list = { ...exampleAppraisal, minimalBuyoutPrice: 20_000 };
    const found = { display: 'display-D' };
    expect(inspect(list, exampleAnswers, found, 'raise')).toMatchObject({
      value: { outcome: 'counter_offer', price: 20_000 },
    });
  });

  it.each([
    ['raise', 'raised', 7_700],
    ['keep', 'kept', 5_900],
  ] as const)('with the policy "%s" a better device is %s', (policy, outcome, price) => {
    expect(inspected({ body: 'body-A' }, policy)).toMatchObject({ value: { outcome, price } });
  });

  it('rejects a device that is still locked', () => {
    expect(inspected({ account: 'locked' })).toMatchObject({
      value: { outcome: 'rejected', reason: 'gate_refused' },
    });
  });

  it.each([
    [{ motherboard: 'corroded' }, 'unknown_condition'],
    [{ constructor: 'x' }, 'unknown_condition'],
    [{ display: 'display-Z' }, 'unknown_choice'],
  ])('finds nothing outside the questionnaire: %j', (found: Answers, error) => {
    expect(inspected(found)).toEqual({ ok: false, error });
  });

  it('holds nothing against the customer that was not asked', () => {
    const hidden = exampleCondition('other', [exampleChoice('corroded', 'D')], true);
    const list = {
      ...exampleAppraisal,
      deviceConditions: { ...exampleAppraisal.deviceConditions, hidden },
    };
    expect(inspect(list, exampleAnswers, { hidden: 'corroded' }, 'raise')).toEqual({
      ok: false,
      error: 'condition_not_visible',
    });
  });

  it('does not compare with answers that never had a price', () => {
    expect(inspect(exampleAppraisal, {}, exampleAnswers, 'raise')).toEqual({
      ok: false,
      error: 'customer_answers_invalid',
    });
  });
});
