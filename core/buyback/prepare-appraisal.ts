import type { Appraisal, ConditionType, DeviceCondition } from './appraisal.ts';
import { gradeRank, grades } from './grade.ts';

/** What one answer does, looked up once per price list instead of once per price. */
export interface PreparedChoice {
  readonly value: string;
  readonly correction: number;
  /** Position of the answer's grade among `grades`; -1 where it has no say. */
  readonly rank: number;
  /** The answer rules a sale out: the account cannot be signed out. */
  readonly gate: boolean;
}

export interface PreparedCondition {
  readonly id: string;
  /** Must be answered before a device is sold. */
  readonly required: boolean;
  readonly choices: ReadonlyMap<string, PreparedChoice>;
}

export interface PreparedResult {
  readonly id: string;
  readonly price: number;
  readonly url: string;
}

/** Lookup tables of an appraisal, for pricing it many times. */
export interface PreparedAppraisal {
  /** In the questionnaire's order. */
  readonly conditions: ReadonlyMap<string, PreparedCondition>;
  /** By grade position; null where the price list has no row. */
  readonly results: readonly (PreparedResult | null)[];
  readonly required: number;
  readonly minimalBuyoutPrice: number;
}

/** Charger and battery correct the price and never decide the grade (SPECIFICATION 4). */
export const decidesGrade = (type: ConditionType): boolean =>
  type !== 'charger' && type !== 'battery';

const prepareCondition = (id: string, condition: DeviceCondition): PreparedCondition => ({
  id,
  required: !condition.disabled,
  choices: new Map(
    condition.choices.map((choice) => [
      choice.value,
      {
        value: choice.value,
        correction: choice.priceCorrection,
        rank:
          choice.appraisalResult !== null && decidesGrade(condition.type)
            ? gradeRank(choice.appraisalResult.quality)
            : -1,
        gate: choice.appraisalResult === null && condition.type === 'lock',
      },
    ]),
  ),
});

/** Builds the lookup tables. Of two rows with one grade the first counts. */
function prepareAppraisal(appraisal: Appraisal): PreparedAppraisal {
  const conditions = Object.entries(appraisal.deviceConditions).map(([id, condition]) =>
    prepareCondition(id, condition),
  );
  const rows = Object.entries(appraisal.appraisalResult);
  return {
    conditions: new Map(conditions.map((condition) => [condition.id, condition])),
    results: grades.map((grade) => {
      const row = rows.find(([, result]) => result.quality === grade);
      return row === undefined ? null : { id: row[0], price: row[1].price, url: row[1].url };
    }),
    required: conditions.filter((condition) => condition.required).length,
    minimalBuyoutPrice: appraisal.minimalBuyoutPrice,
  };
}

// A published price list never changes, so its tables are built once and go away with it.
const preparedByAppraisal = new WeakMap<Appraisal, PreparedAppraisal>();

/** The tables of an appraisal that was prepared before, or new ones. */
export function preparedOf(appraisal: Appraisal): PreparedAppraisal {
  const known = preparedByAppraisal.get(appraisal);
  if (known !== undefined) return known;
  const prepared = prepareAppraisal(appraisal);
  preparedByAppraisal.set(appraisal, prepared);
  return prepared;
}
