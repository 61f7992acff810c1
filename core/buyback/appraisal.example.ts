import type { Appraisal, ConditionChoice, ConditionType, DeviceCondition } from './appraisal.ts';
import { grades, type Grade } from './grade.ts';

/** The price list that the tests of this folder share: small enough to price in one's head. */

/** One choice; without a grade it has no say in the grade. */
export const exampleChoice = (
  value: string,
  quality: Grade | null,
  priceCorrection = 0,
): ConditionChoice => ({
  value,
  label: value,
  priceCorrection,
  appraisalResult: quality === null ? null : { quality },
});

export const exampleCondition = (
  type: ConditionType,
  choices: readonly ConditionChoice[],
  disabled = false,
): DeviceCondition => ({ name: type, type, value: null, disabled, choices });

/** A choice for each grade, named `<id>-<grade>`, with its correction. */
const graded = (id: string, corrections: readonly number[]): ConditionChoice[] =>
  grades.map((grade, rank) => exampleChoice(`${id}-${grade}`, grade, corrections[rank] ?? 0));

export const exampleAppraisal: Appraisal = {
  appraisalResult: {
    r1: { quality: 'A+', price: 10_000, url: '/vykup/a-plus/' },
    r2: { quality: 'A', price: 8_500, url: '/vykup/a/' },
    r3: { quality: 'B', price: 7_000, url: '/vykup/b/' },
    r4: { quality: 'C', price: 4_000, url: '/vykup/c/' },
    r5: { quality: 'D', price: 1_000, url: '/vykup/d/' },
  },
  deviceConditions: {
    display: exampleCondition('display', graded('display', [0, 0, -200, -400, -600])),
    body: exampleCondition('body', graded('body', [0, 0, -300, -500, -1_200])),
    battery: exampleCondition('battery', graded('battery', [0, -200, -400, -700, -900])),
    charger: exampleCondition('charger', graded('charger', [0, 0, -50, -75, -100])),
    box: exampleCondition('accessories', [
      exampleChoice('box-yes', null, 200),
      exampleChoice('box-no', null),
    ]),
    account: exampleCondition('lock', [
      exampleChoice('signed-out', 'A+'),
      exampleChoice('locked', null),
    ]),
  },
  version: 'v41',
  minimalBuyoutPrice: 500,
};

/** Answers to every question of the example, worth grade B: 7 000 − 1 100 = 5 900. */
export const exampleAnswers = {
  display: 'display-A',
  body: 'body-B',
  battery: 'battery-C',
  charger: 'charger-D',
  box: 'box-no',
  account: 'signed-out',
} as const;
