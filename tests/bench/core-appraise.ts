import { appraise } from '#core/buyback/appraise.ts';
import type { Appraisal } from '#core/buyback/appraisal.ts';
import { grades } from '#core/buyback/grade.ts';
import { median } from './median.ts';
import type { Measurement } from './report.ts';

const conditions = 10;
const choicesEach = 5;
const calls = 500_000;

/** Ten questions with five answers each, as a phone has them. */
const exampleAppraisal = (): Appraisal => ({
  version: 'v1',
  minimalBuyoutPrice: 500,
  appraisalResult: Object.fromEntries(
    grades.map((quality, index) => [
      String(index + 1),
      { quality, price: 10_000 - index * 2_000, url: '' },
    ]),
  ),
  deviceConditions: Object.fromEntries(
    Array.from({ length: conditions }, (_, condition) => [
      String(condition + 1),
      {
        name: `question ${String(condition)}`,
        type: condition === 3 ? 'battery' : condition === 4 ? 'charger' : 'function',
        value: null,
        disabled: false,
        choices: Array.from({ length: choicesEach }, (_, choice) => ({
          value: `c${String(condition)}_${String(choice)}`,
          label: 'answer',
          priceCorrection: -choice * 50,
          appraisalResult: { quality: grades[choice] ?? 'D' },
        })),
      },
    ]),
  ),
});

const answersFor = (round: number) =>
  Object.fromEntries(
    Array.from({ length: conditions }, (_, condition) => [
      String(condition + 1),
      `c${String(condition)}_${String((round + condition) % choicesEach)}`,
    ]),
  );

/** Calls a second of `appraise` on one core, all ten questions answered. */
export function benchAppraise(): Measurement[] {
  const appraisal = exampleAppraisal();
  const answers = Array.from({ length: 64 }, (_, round) => answersFor(round));
  let priced = 0;
  const runs = Array.from({ length: 7 }, () => {
    const start = process.hrtime.bigint();
    for (let call = 0; call < calls; call += 1) {
      const result = appraise(appraisal, answers[call & 63] ?? {});
      if (result.ok) priced += 1;
    }
    return calls / (Number(process.hrtime.bigint() - start) / 1e9);
  });
  if (priced !== calls * runs.length) throw new Error('every call of the bench has a price');
  return [
    {
      what: 'core: appraise, ten answers',
      measured: median(runs),
      unit: 'calls/s',
      bound: 1_000_000,
      better: 'more',
    },
  ];
}
