import { createHash } from 'node:crypto';
import type { CellValue } from '#core/grid/grid-definition.ts';
import type { Language } from '#core/market/market.ts';
import { anySentence } from '../../platform/http/phrases.ts';

/** One row that a bulk change would change, for a person to look at. */
export interface PlannedRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly cells: readonly {
    readonly column: string;
    readonly before: CellValue;
    readonly after: CellValue;
  }[];
}

/** What a bulk change comes to before it is written. */
export interface Plan {
  readonly rows: readonly PlannedRow[];
  readonly same: number;
  /** With the phrase key of the reason. */
  readonly refused: readonly {
    readonly id: number;
    readonly code: string;
    readonly phrase: string;
  }[];
  readonly doubles: number;
  readonly forTwo: number;
}

/** Rows that are sent to be looked at, changed and refused ones each. */
const mostShown = 100;

/** What was looked at: the same text means that the same would be written. */
export const digestOf = ({ rows }: Plan): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ id, cells }) => [id, cells])))
    .digest('base64url');

const refusedRows = (plan: Plan, language: Language) =>
  plan.refused
    .slice(0, mostShown)
    .map(({ id, code, phrase }) => ({ id, code, reason: anySentence(phrase, language) }));

export const previewOf = (plan: Plan, language: Language) => ({
  changed: plan.rows.length,
  same: plan.same,
  refused: refusedRows(plan, language),
  refusedCount: plan.refused.length,
  doubles: plan.doubles,
  forTwo: plan.forTwo,
  digest: digestOf(plan),
  rows: plan.rows.slice(0, mostShown),
});

/** The answer of a change that was done, or waits for another person. */
export const doneOf = (
  plan: Plan,
  language: Language,
  what: { readonly changeSetId: number | null; readonly prepared: { readonly id: number } | null },
) => ({
  changed: plan.rows.length,
  same: plan.same,
  refused: refusedRows(plan, language),
  refusedCount: plan.refused.length,
  ...what,
});
