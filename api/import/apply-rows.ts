import type { Knex } from 'knex';
import { holdLeap } from '#core/import/apply-rules.ts';
import { planRow, type ReadRow, type RowPlan } from '#core/import/plan-row.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { changeVariants, type VariantChange } from './change-variants.ts';
import { findVariants, variantOf, type FoundVariant } from './find-variants.ts';
import type { AppliedRow, Applying } from './import-rows.ts';
import { makeVariant } from './make-variant.ts';

export interface PlacedRow extends ReadRow {
  readonly place: number;
}

/**
 * Applies rows as the catalogue is now, whatever it was when they were checked. What cannot be is refused by itself; the
 * families that changed are the caller's to bring up to date.
 */
export async function applyRows(
  trx: Knex.Transaction,
  deps: Dependencies,
  rows: readonly PlacedRow[],
  applying: Applying,
): Promise<{ readonly families: readonly number[]; readonly results: readonly AppliedRow[] }> {
  const found = await findVariants(
    trx,
    rows.map(({ row }) => row),
    'lock',
  );
  const results: AppliedRow[] = [];
  const changes: VariantChange[] = [];
  for (const row of rows) {
    const variant = variantOf(row.row, found);
    const plan = variant === 'two' ? takenEan : planFor(row, variant, applying);
    const outcome = { place: row.place, outcome: plan.outcome, problems: plan.problems };
    const known = variant === 'two' ? null : variant;
    if (plan.outcome === 'changed' && known) changes.push({ variant: known, row: row.row, plan });
    results.push(
      plan.outcome === 'new'
        ? await make(trx, deps, row, applying)
        : { ...outcome, familyId: known?.familyId ?? null, variantId: known?.id ?? null },
    );
  }
  const refused = await changeVariants(trx, changes, applying.at);
  const told = results.map((result) => {
    const reason = refused.get(result.variantId ?? 0);
    if (reason === undefined || result.outcome !== 'changed') return result;
    return { ...result, outcome: 'refused' as const, problems: [reason] };
  });
  const isWritten = ({ outcome }: AppliedRow) => outcome === 'new' || outcome === 'changed';
  const families = told.flatMap((one) => (isWritten(one) ? (one.familyId ?? []) : []));
  return { families: [...new Set(families)], results: told };
}

function planFor(
  row: ReadRow,
  variant: FoundVariant | null,
  { rights, rules }: Pick<Applying, 'rights' | 'rules'>,
): RowPlan {
  const plan = planRow(row, variant, rights);
  return rules ? holdLeap(plan, rules) : plan;
}

const takenEan = {
  outcome: 'refused',
  changes: [],
  problems: [{ field: 'ean', reason: 'already_used' }],
} as const;

/** Makes one product in a step of its own, so that what is refused of it leaves the others. */
async function make(
  trx: Knex.Transaction,
  deps: Dependencies,
  { place, row }: PlacedRow,
  applying: Applying,
): Promise<AppliedRow> {
  try {
    const made = await trx.transaction((step) => makeVariant(step, deps, row, applying));
    if (row.family !== undefined) await noteFamily(trx, applying.importId, row.family, made);
    return { place, outcome: 'new', problems: [], ...made };
  } catch (error) {
    const problem = problemOf(error);
    return { place, outcome: 'refused', problems: [problem], familyId: null, variantId: null };
  }
}

/** Rows of the same family that follow join it. */
const noteFamily = (
  trx: Knex,
  importId: number,
  family: string,
  { familyId }: { readonly familyId: number },
): Promise<number> =>
  trx('import_rows')
    .where({ import_id: importId, family_key: family })
    .whereNull('family_id')
    .update({ family_id: familyId });

/** The reason of a refusal; anything else is a bug and ends the job. */
function problemOf(error: unknown): AppliedRow['problems'][number] {
  if (error instanceof Refusal) return { field: 'code', reason: error.phrase };
  if (!(error instanceof FieldRefusal)) throw error;
  const reasons = JSON.stringify(error.fields);
  const reason = /"([a-z_]+)"\]/.exec(reasons)?.[1] ?? 'invalid_value';
  return { field: reasons.includes('"ean"') ? 'ean' : 'code', reason };
}
