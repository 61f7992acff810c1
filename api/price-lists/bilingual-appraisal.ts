import type { z } from 'zod';
import type { Answers, ConditionType } from '#core/buyback/appraisal.ts';
import type { appraisal } from '#core/contract/choice.ts';
import { grades, type Grade } from '#core/buyback/grade.ts';
import { offersChoice } from '#core/buyback/answers.ts';
import type { Currency, Language } from '#core/market/market.ts';
import type { BothLanguages } from '../catalog/device-labels.ts';
import { priceCorrection } from './price-correction.ts';
import type { PriceColumns, StoredQuestion } from './priced-device-rows.ts';

/** The price list of one device in both languages: what replies are made of and snapshots keep. */
export interface BilingualAppraisal {
  readonly version: string;
  readonly minimalBuyoutPrice: number;
  readonly results: readonly {
    readonly id: string;
    readonly quality: Grade;
    readonly price: number;
  }[];
  readonly conditions: readonly {
    readonly id: string;
    readonly name: BothLanguages;
    readonly type: ConditionType;
    readonly choices: readonly {
      readonly value: string;
      readonly label: BothLanguages;
      readonly quality: Grade | null;
      readonly priceCorrection: number;
    }[];
  }[];
}

export const pricesByGrade = (row: PriceColumns): Record<Grade, number | null> => ({
  'A+': row.price_a_plus,
  A: row.price_a,
  B: row.price_b,
  C: row.price_c,
  D: row.price_d,
});

/** As the wire has it; the core reads it as its own `Appraisal`. */
export type WireAppraisal = z.output<typeof appraisal>;

/** Null where the list has no price for the device: it is not bought. */
export function bilingualAppraisal(
  row: PriceColumns & {
    readonly version: string | null;
    readonly questions: readonly StoredQuestion[] | null;
  },
  currency: Currency,
): BilingualAppraisal | null {
  const prices = pricesByGrade(row);
  const results = grades.flatMap((quality, rank) => {
    const price = prices[quality];
    return price === null ? [] : [{ id: String(rank + 1), quality, price }];
  });
  const [best] = results;
  if (row.version === null || row.minimal_price === null || !row.questions || !best) return null;
  const conditions = row.questions.map(({ id, name, type, choices }) => ({
    id: String(id),
    name,
    type,
    choices: choices.map(({ value, label, quality, correctionPercent }) => ({
      value,
      label,
      quality,
      // A list without an A+ price counts from the best that it has.
      priceCorrection: priceCorrection(correctionPercent, best.price, currency),
    })),
  }));
  return { version: row.version, minimalBuyoutPrice: row.minimal_price, results, conditions };
}

/** The appraisal as the core and the wire know it; `answers` that it still offers are chosen. */
export function appraisalIn(
  language: Language,
  bilingual: BilingualAppraisal,
  url: string,
  answers: Answers = {},
): WireAppraisal {
  const deviceConditions = Object.fromEntries(
    bilingual.conditions.map(({ id, name, type, choices }) => [
      id,
      {
        name: name[language],
        type,
        value: null,
        disabled: false,
        choices: choices.map(({ value, label, quality, priceCorrection: correction }) => ({
          value,
          label: label[language],
          priceCorrection: correction,
          appraisalResult: quality === null ? null : { quality },
        })),
      },
    ]),
  );
  const chosen = Object.entries(deviceConditions).map(([id, condition]) => {
    const value = answers[id];
    const known = value !== undefined && offersChoice(deviceConditions, id, value);
    return [id, known ? { ...condition, value } : condition] as const;
  });
  return {
    appraisalResult: Object.fromEntries(
      bilingual.results.map(({ id, quality, price }) => [id, { quality, price, url }]),
    ),
    deviceConditions: Object.fromEntries(chosen),
    version: bilingual.version,
    minimalBuyoutPrice: bilingual.minimalBuyoutPrice,
  };
}
