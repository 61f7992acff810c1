import type { ImportProblem, ImportRow, RowPlan } from '#core/import/plan-row.ts';
import type { FoundVariant } from './find-variants.ts';

/** A variant that the shop has, with what a row makes of it. */
export interface VariantChange {
  readonly variant: FoundVariant;
  readonly row: ImportRow;
  readonly plan: RowPlan;
}

export type Refused = Map<number, ImportProblem>;
