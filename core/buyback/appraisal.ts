import type { Grade } from './grade.ts';

/** What a question is about. Charger and battery never decide the grade (DECISIONS Buy-back). */
export const conditionTypes = [
  'display',
  'body',
  'function',
  'battery',
  'charger',
  'accessories',
  'lock',
  'other',
] as const;
export type ConditionType = (typeof conditionTypes)[number];

export interface ConditionChoice {
  readonly value: string;
  readonly label: string;
  /** Whole market units, added to the price; usually negative. */
  readonly priceCorrection: number;
  /** The grade that this answer allows at best; null for an answer without a say in it. */
  readonly appraisalResult: { readonly quality: Grade } | null;
}

export interface DeviceCondition {
  readonly name: string;
  readonly type: ConditionType;
  /** The chosen choice's value; null while unanswered. */
  readonly value: string | null;
  /** A question that nobody can answer now; it need not be answered. */
  readonly disabled: boolean;
  readonly choices: readonly ConditionChoice[];
}

/** One grade's row of a device's price list; whole market units. */
export interface AppraisalResult {
  readonly quality: Grade;
  readonly price: number;
  readonly url: string;
}

export type DeviceConditions = Readonly<Record<string, DeviceCondition>>;
export type AppraisalResults = Readonly<Record<string, AppraisalResult>>;

/** The published, immutable price list of one device with its questions (API.md `appraisal`). */
export interface Appraisal {
  readonly appraisalResult: AppraisalResults;
  readonly deviceConditions: DeviceConditions;
  readonly version: string;
  readonly minimalBuyoutPrice: number;
}

/** Chosen choice values by condition id. An unanswered condition has no key. */
export type Answers = Readonly<Record<string, string>>;
