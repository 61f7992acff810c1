import type { Knex } from 'knex';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { refuseConstraint } from '../platform/resources/refuse-constraint.ts';
import type { PlacedRow } from './placed-row.ts';
import type { AppliedRow, Applying } from './import-rows.ts';
import { storeProducts } from './store-products.ts';

/** What two at once are refused by. */
const guarded = {
  master_products_code_unique: 'code',
  master_products_ean_unique: 'ean',
};

/**
 * Makes the products of rows, all of them by the same few statements. Where something is refused, each half is tried by
 * itself, so that what is refused of one row leaves the others.
 */
export async function makeProducts(
  trx: Knex.Transaction,
  rows: readonly PlacedRow[],
  applying: Applying,
): Promise<AppliedRow[]> {
  const [first] = rows;
  if (!first) return [];
  try {
    const made = await inStep(trx, rows, applying);
    return rows.map(({ place }, at): AppliedRow => {
      const ids = made[at] ?? { familyId: null, variantId: null };
      return { place, outcome: 'new', problems: [], ...ids };
    });
  } catch (error) {
    const problem = problemOf(error);
    if (rows.length === 1) {
      const nothing = { familyId: null, variantId: null };
      return [{ place: first.place, outcome: 'refused', problems: [problem], ...nothing }];
    }
    const half = Math.ceil(rows.length / 2);
    const above = await makeProducts(trx, rows.slice(0, half), applying);
    return [...above, ...(await makeProducts(trx, rows.slice(half), applying))];
  }
}

/** Makers that a step adds are known from then on, unless it is taken back. */
async function inStep(trx: Knex.Transaction, rows: readonly PlacedRow[], applying: Applying) {
  const { names } = applying;
  const manufacturers = new Map(names.manufacturers);
  const tried = { ...applying, names: { ...names, manufacturers } };
  const made = await trx.transaction((step) =>
    refuseConstraint(guarded, storeProducts(step, rows, tried)),
  );
  for (const [name, id] of manufacturers) names.manufacturers.set(name, id);
  return made;
}

/** The reason of a refusal; anything else is a bug and ends the job. */
function problemOf(error: unknown): AppliedRow['problems'][number] {
  if (error instanceof Refusal) return { field: 'code', reason: error.phrase };
  if (!(error instanceof FieldRefusal)) throw error;
  const reasons = JSON.stringify(error.fields);
  const reason = /"([a-z_]+)"\]/.exec(reasons)?.[1] ?? 'invalid_value';
  return { field: reasons.includes('"ean"') ? 'ean' : 'code', reason };
}
