import type { Knex } from 'knex';
import { productCells } from '#core/catalog/product-cells.ts';
import { familiesChanged } from '../../read-models/families-changed.ts';
import { codeNames } from '#core/catalog/product-codes.ts';
import type { KeptTable } from '../../platform/resources/kept-table.ts';
import { refuseConstraint } from '../../platform/resources/refuse-constraint.ts';
import { updateRows } from '../../platform/resources/store-rows.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { checkFactorAge } from '../../platform/http/require-fresh-factor.ts';
import type { RequestContext } from '../../platform/http/request.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import type { GridEditor, RefusedCell, RowChange } from '../../platform/resources/server-grid.ts';
import { changedSince } from './changed-since.ts';
import { checkCells, type CheckedProduct } from './check-cells.ts';
import { lockProducts } from './locked-products.ts';
import { preparePrices, splitForTwo } from './price-approval.ts';
import { writePrices, type Priced } from './write-prices.ts';

/**
 * Writes cells of variants and the prices of what is sold as new. The statements are as many for a
 * thousand rows as for one; lists, search and cached answers follow in the same transaction.
 */
export const editProducts: GridEditor = async (trx, deps, rows, context) => {
  const asked = oncePerRow(rows);
  const ids = asked.map(({ id }) => id);
  const locked = await lockProducts(trx, ids);
  const checked = checkCells(asked, {
    locked,
    changed: await changedSince(trx, asked, locked),
    eans: await ownersOfEans(trx, asked),
    permissions: context.user?.permissions ?? [],
  });
  const { rows: own, waiting } = await prepareForTwo(trx, deps, checked.rows, context);
  await writeProducts(trx, deps, own, context.now);
  return {
    applied: checked.applied - waiting.length,
    refused: [...checked.refused, ...waiting],
    ids,
  };
};

/** Prices that another person has to release wait for them; the other cells of their rows do not. */
async function prepareForTwo(
  trx: Knex.Transaction,
  deps: Dependencies,
  rows: readonly CheckedProduct[],
  context: RequestContext,
): Promise<{ readonly rows: readonly CheckedProduct[]; readonly waiting: readonly RefusedCell[] }> {
  const { forTwo } = await splitForTwo(trx, deps, pricesOf(rows), context.now);
  if (forTwo.length === 0) return { rows, waiting: [] };
  checkFactorAge(deps, context);
  const held = new Set(forTwo.map(({ item }) => item.id));
  const isHeld = ({ product: { item } }: CheckedProduct) => item !== null && held.has(item.id);
  const heldRows = rows.filter(isHeld);
  await preparePrices(trx, deps, forTwo, { staffId: staffOf(context).id, at: context.now });
  const others = heldRows.map(({ product, cells: { newPrice: _, ...cells } }) => ({
    product,
    cells,
  }));
  return {
    rows: [...rows.filter((row) => !isHeld(row)), ...others],
    waiting: heldRows.map(({ product: { id } }) => ({
      id,
      column: 'newPrice',
      phrase: 'price_waits_for_two',
    })),
  };
}

/** Writes checked cells of locked variants; what shows them follows. */
export async function writeProducts(
  trx: Knex.Transaction,
  deps: Dependencies,
  rows: readonly CheckedProduct[],
  now: Date,
): Promise<void> {
  await writeCells(trx, rows, now);
  const families = new Set(rows.map(({ product }) => product.familyId));
  await familiesChanged(trx, deps, [...families]);
}

/** The cells alone; whoever calls it brings up to date what shows them. */
export async function writeCells(
  trx: Knex.Transaction,
  rows: readonly CheckedProduct[],
  now: Date,
): Promise<void> {
  await refuseConstraint({ master_products_ean_unique: 'ean' }, writeVariants(trx, rows, now));
  await writePrices(trx, pricesOf(rows), now);
}

/** A row that is named twice is changed by both; the later cell wins. */
function oncePerRow(rows: readonly RowChange[]): RowChange[] {
  const byId = new Map<number, RowChange>();
  for (const row of rows) {
    const before = byId.get(row.id);
    byId.set(row.id, before ? { ...row, changes: { ...before.changes, ...row.changes } } : row);
  }
  return [...byId.values()];
}

async function ownersOfEans(
  trx: Knex,
  asked: readonly RowChange[],
): Promise<ReadonlyMap<string, number>> {
  const eans = asked.flatMap(({ changes }) => {
    const parsed = productCells.ean.safeParse(changes['ean'] ?? null);
    return parsed.success && parsed.data !== null ? [parsed.data] : [];
  });
  if (eans.length === 0) return new Map();
  const rows = await trx('master_products')
    .whereIn('ean', eans)
    .select<{ id: number; ean: string }[]>('id', 'ean');
  return new Map(rows.map(({ id, ean }) => [ean, id]));
}

/** Cells that stand in the table of variants itself. */
const variants: KeptTable = {
  table: 'master_products',
  fields: {
    nameCs: { column: 'name_cs', type: 'text' },
    nameRo: { column: 'name_ro', type: 'text' },
    ...Object.fromEntries(codeNames.map((name) => [name, { column: name, type: 'text' } as const])),
    isActive: { column: 'is_active', type: 'boolean' },
    updatedAt: { column: 'updated_at', type: 'moment' },
  },
};

async function writeVariants(trx: Knex, rows: readonly CheckedProduct[], now: Date): Promise<void> {
  const writes = rows.flatMap(({ product, cells: { newPrice: _, ...cells } }) =>
    Object.keys(cells).length === 0
      ? []
      : [[product.id, { ...cells, updatedAt: now.toISOString() }] as const],
  );
  await updateRows(trx, variants, new Map(writes));
}

const pricesOf = (rows: readonly CheckedProduct[]): Priced[] =>
  rows.flatMap(({ product: { item }, cells: { newPrice } }) =>
    item && typeof newPrice === 'number' ? [{ item, price: newPrice }] : [],
  );
