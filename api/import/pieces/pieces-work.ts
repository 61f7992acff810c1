import type { Knex } from 'knex';
import { addPiece } from '../../catalog-admin/new-product/add-piece.ts';
import { preparePrices } from '../../catalog-admin/product-list/price-approval.ts';
import type { Priced } from '../../catalog-admin/product-list/write-prices.ts';
import { unrecorded } from '../../platform/database/staff-change.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { FieldRefusal } from '../../platform/http/refusal.ts';
import type {
  Applied,
  AppliedRow,
  Applying,
  CheckedRow,
  Checking,
  StoredRow,
} from '../import-rows.ts';
import { findPieces, type FoundPiece } from './find-pieces.ts';

/** What rows of used pieces come to. */
export async function checkPieces(
  knex: Knex,
  stored: readonly StoredRow[],
  { deps, work, seen }: Checking,
): Promise<CheckedRow[]> {
  const asked = { mapping: work.mapping, lock: 'look' } as const;
  const found = await findPieces(knex, deps.cipher, stored, asked);
  return found.map(({ place, plan, variantId, key }): CheckedRow => {
    const of = { place, familyKey: null, variantId };
    if (plan.outcome === 'new' && key !== null && seen.has(key)) {
      const problems = [{ field: 'serial' as const, reason: 'doubled_row' }];
      return { ...of, outcome: 'refused', changes: [], problems };
    }
    if (key !== null) seen.add(key);
    return { ...of, ...plan };
  });
}

/**
 * Stores used pieces one by one; what is refused of one leaves the others. Prices below cost wait for another person, and what
 * was stored is kept in no second copy, as it names a device.
 */
export async function applyPieces(
  trx: Knex.Transaction,
  deps: Dependencies,
  stored: readonly StoredRow[],
  { mapping, importId, startedBy: staffId, at }: Applying,
): Promise<Applied> {
  const found = await findPieces(trx, deps.cipher, stored, { mapping, lock: 'lock' });
  const results: AppliedRow[] = [];
  const waiting: Priced[] = [];
  for (const piece of found) {
    const { place, familyId, variantId, plan } = piece;
    const of = { place, familyId, variantId };
    if (plan.outcome !== 'new') {
      results.push({ ...of, outcome: plan.outcome, problems: plan.problems });
      continue;
    }
    const made = await storeOne(trx, deps, piece, at);
    if ('reason' in made) {
      const problems = [{ field: 'serial', reason: made.reason }];
      results.push({ ...of, outcome: 'refused', problems });
      continue;
    }
    waiting.push(...made.waiting);
    const problems = made.waiting.map(() => ({ field: 'price', reason: 'price_waits_for_two' }));
    results.push({ ...of, outcome: 'new', problems });
  }
  await unrecorded(trx, () => preparePrices(trx, deps, waiting, { staffId, at }));
  const isStored = ({ outcome }: AppliedRow) => outcome === 'new' || outcome === 'same';
  await trx('import_rows')
    .where({ import_id: importId })
    .whereIn(
      'place',
      results.filter(isStored).map(({ place }) => place),
    )
    .update({ cells: '[]' });
  const families = results.flatMap((one) => (one.outcome === 'new' ? (one.familyId ?? []) : []));
  return { families: [...new Set(families)], results };
}

/** Keeps the reason beside the words that a person would read. */
class PieceRefused extends FieldRefusal {
  readonly reason: string;
  constructor(reason: string) {
    super({ serial: [reason] });
    this.reason = reason;
  }
}

interface Refused {
  readonly reason: string;
}

/** Stores a piece as a step of its own. */
async function storeOne(
  trx: Knex.Transaction,
  deps: Dependencies,
  { row, variantId, kind, placeId }: FoundPiece,
  at: Date,
): Promise<{ readonly waiting: readonly Priced[] } | Refused> {
  if (row === null || variantId === null || kind === null) return { reason: 'unknown_product' };
  const { grade, price, boughtFor, batteryPercent, serial, noteCs, noteRo } = row;
  const piece = { grade, price, boughtFor, batteryPercent, serial, placeId, noteCs, noteRo };
  const refuse = (phrase: string) => new PieceRefused(phrase);
  try {
    const reason = { why: 'imported' } as const;
    return await trx.transaction((step) =>
      addPiece(step, deps, { variantId, kind, piece, at, reason, refuse }),
    );
  } catch (error) {
    if (error instanceof PieceRefused) return { reason: error.reason };
    throw error;
  }
}
