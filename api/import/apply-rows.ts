import type { Knex } from 'knex';
import { holdLeap } from '#core/import/apply-rules.ts';
import { planDetails } from '#core/import/plan-details.ts';
import { planRow, type RowPlan } from '#core/import/plan-row.ts';
import type { ReadRow } from '#core/import/read-row.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { changeVariants } from './change-variants.ts';
import { storeDetails, type WrittenVariant } from './details/store-details.ts';
import type { VariantChange } from './variant-change.ts';
import { findPricedVariants, variantOf, type FoundVariant } from './find-variants.ts';
import type { AppliedRow, Applying } from './import-rows.ts';
import { makeProducts } from './make-products.ts';
import type { PlacedRow } from './placed-row.ts';

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
  const found = await findPricedVariants(
    trx,
    deps,
    rows.map(({ row }) => row),
    'lock',
  );
  const results: AppliedRow[] = [];
  const changes: VariantChange[] = [];
  const fresh: PlacedRow[] = [];
  const planned = new Map<number, Omit<WrittenVariant, 'variantId'>>();
  for (const row of rows) {
    const variant = variantOf(row.row, found);
    const plan = variant === 'two' ? takenEan : planFor(row, variant, applying);
    const outcome = { place: row.place, outcome: plan.outcome, problems: plan.problems };
    const known = variant === 'two' ? null : variant;
    planned.set(row.place, { row: row.row, plan, known });
    if (plan.outcome === 'changed' && known) changes.push({ variant: known, row: row.row, plan });
    if (plan.outcome === 'new') fresh.push(row);
    else
      results.push({ ...outcome, familyId: known?.familyId ?? null, variantId: known?.id ?? null });
  }
  results.push(...(await makeProducts(trx, fresh, applying)));
  const refused = await changeVariants(trx, changes, applying.at);
  const told = results.map((result) => {
    const reason = refused.get(result.variantId ?? 0);
    if (reason === undefined || result.outcome !== 'changed') return result;
    return { ...result, outcome: 'refused' as const, problems: [reason] };
  });
  const isWritten = ({ outcome }: AppliedRow) => outcome === 'new' || outcome === 'changed';
  const written = told.filter(isWritten).flatMap(({ place, variantId }): WrittenVariant[] => {
    const of = planned.get(place);
    return of && variantId !== null ? [{ ...of, variantId }] : [];
  });
  await storeDetails(trx, deps, written, applying);
  const families = told.flatMap((one) => (isWritten(one) ? (one.familyId ?? []) : []));
  return { families: [...new Set(families)], results: told };
}

function planFor(
  row: ReadRow,
  variant: FoundVariant | null,
  { rights, rules, details }: Pick<Applying, 'rights' | 'rules' | 'details'>,
): RowPlan {
  const plan = planDetails(planRow(row, variant, rights), row.row, variant, details);
  return rules ? holdLeap(plan, rules) : plan;
}

const takenEan = {
  outcome: 'refused',
  changes: [],
  problems: [{ field: 'ean', reason: 'already_used' }],
} as const;
