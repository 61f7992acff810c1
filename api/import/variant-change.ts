import type { RowPlan } from '#core/import/plan-row.ts';
import type { ImportProblem, ImportRow } from '#core/import/read-row.ts';
import type { FoundVariant } from './find-variants.ts';

/** A variant that the shop has, with what a row makes of it. */
export interface VariantChange {
  readonly variant: FoundVariant;
  readonly row: ImportRow;
  readonly plan: RowPlan;
}

export type Refused = Map<number, ImportProblem>;
