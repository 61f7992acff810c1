import type { Knex } from 'knex';
import { reductionStart } from '#core/catalog/reduction-start.ts';
import { productCells } from '#core/catalog/product-cells.ts';
import { familiesChanged } from '../../read-models/families-changed.ts';
import { codeNames } from '#core/catalog/product-codes.ts';
import type { KeptTable } from '../../platform/resources/kept-table.ts';
import { refuseConstraint } from '../../platform/resources/refuse-constraint.ts';
import { updateRows } from '../../platform/resources/store-rows.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { GridEditor, RowChange } from '../../platform/resources/server-grid.ts';
import { changedSince } from './changed-since.ts';
import { checkCells, type CheckedProduct } from './check-cells.ts';
import { lockProducts, type NewItem } from './locked-products.ts';

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
  await writeProducts(trx, deps, checked.rows, context.now);
  return { applied: checked.applied, refused: checked.refused, ids };
};

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

/** A stock item with the price that it gets; whole units. */
export interface Priced {
  readonly item: Pick<NewItem, 'id' | 'price' | 'reduced_at'>;
  readonly price: number;
}

const pricesOf = (rows: readonly CheckedProduct[]): Priced[] =>
  rows.flatMap(({ product: { item }, cells: { newPrice } }) =>
    item && typeof newPrice === 'number' ? [{ item, price: newPrice }] : [],
  );

/** A reduced price that becomes another begins a reduction of its own (T-PLAT-5). */
export async function writePrices(trx: Knex, priced: readonly Priced[], now: Date): Promise<void> {
  const changed = priced.map(({ item, price }) => {
    const before = { price: item.price, reducedAt: item.reduced_at };
    const after = { price, isReduced: item.reduced_at !== null };
    return { id: item.id, price, reduced_at: reductionStart(before, after, now) };
  });
  if (changed.length === 0) return;
  await trx.raw(
    `update products p set price = c.price, reduced_at = c.reduced_at, version = p.version + 1
     from jsonb_to_recordset(:changed::jsonb)
       as c (id integer, price integer, reduced_at timestamptz)
     where p.id = c.id`,
    { changed: JSON.stringify(changed) },
  );
}
