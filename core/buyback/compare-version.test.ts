import { describe, expect, it } from 'vitest';
import type { Appraisal } from './appraisal.ts';
import { exampleAnswers, exampleAppraisal } from './appraisal.example.ts';
import { compareVersion } from './compare-version.ts';

const offered = { version: 'v41', price: 5_900 };

/** Version 42 of the example with another price of grade B. */
const v42 = (priceOfB: number): Appraisal => ({
  ...exampleAppraisal,
  version: 'v42',
  appraisalResult: {
    ...exampleAppraisal.appraisalResult,
    r3: { quality: 'B', price: priceOfB, url: '/vykup/b/' },
  },
});

describe('compareVersion', () => {
  it('refuses a lower price and names it, then accepts the same request against the new list', () => {
    expect(compareVersion(offered, v42(6_500), exampleAnswers)).toEqual({
      outcome: 'refused',
      reason: 'price_dropped',
      newPrice: 5_400,
    });
    const again = compareVersion({ version: 'v42', price: 5_400 }, v42(6_500), exampleAnswers);
    expect(again).toMatchObject({ outcome: 'accepted_same', appraised: { price: 5_400 } });
  });

  it('accepts a higher price and says by how much', () => {
    expect(compareVersion(offered, v42(7_300), exampleAnswers)).toMatchObject({
      outcome: 'accepted_higher',
      version: 'v42',
      raisedBy: 300,
      appraised: { price: 6_200 },
    });
  });

  it('accepts silently, as the new version, when this device is priced the same', () => {
    expect(compareVersion(offered, v42(7_000), exampleAnswers)).toMatchObject({
      outcome: 'accepted_same',
      version: 'v42',
    });
  });

  it('never believes a price that came with the current version', () => {
    const lie = { version: 'v41', price: 99_999 };
    expect(compareVersion(lie, exampleAppraisal, exampleAnswers)).toMatchObject({
      outcome: 'accepted_same',
      appraised: { price: 5_900 },
    });
  });

  it('refuses a removed question with the price of the rest', () => {
    const { battery: _, ...deviceConditions } = exampleAppraisal.deviceConditions;
    const list = { ...v42(7_000), deviceConditions };
    expect(compareVersion(offered, list, exampleAnswers)).toEqual({
      outcome: 'refused',
      reason: 'question_removed',
      newPrice: 6_600,
    });
  });

  it('refuses a removed choice and one that never was', () => {
    const answers = { ...exampleAnswers, display: 'display-Z' };
    expect(compareVersion(offered, v42(7_000), answers)).toMatchObject({
      outcome: 'refused',
      reason: 'choice_removed',
    });
  });

  it('refuses when the new list asks something that was not answered', () => {
    const { box: _, ...answers } = exampleAnswers;
    expect(compareVersion(offered, v42(9_000), answers)).toMatchObject({
      outcome: 'refused',
      reason: 'question_unanswered',
    });
  });

  it('refuses an old version that nobody knows, because its price cannot be compared', () => {
    const unknown = { version: 'v7', price: null };
    expect(compareVersion(unknown, v42(7_000), exampleAnswers)).toEqual({
      outcome: 'refused',
      reason: 'version_unknown',
      newPrice: 5_900,
    });
  });

  it('refuses a device that the new list does not buy, without a price', () => {
    const ungraded = { ...exampleAppraisal, version: 'v42', appraisalResult: {} };
    expect(compareVersion(offered, ungraded, exampleAnswers)).toEqual({
      outcome: 'refused',
      reason: 'not_buyable',
      newPrice: null,
    });
  });
});
