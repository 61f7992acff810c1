import type { Knex } from 'knex';
import type { ImportField } from '#core/import/import-fields.ts';
import type { RowPlan } from '#core/import/plan-row.ts';
import { productCells, type ProductCell } from '#core/catalog/product-cells.ts';
import { lockProducts } from '../catalog-admin/product-list/locked-products.ts';
import type { CheckedProduct } from '../catalog-admin/product-list/check-cells.ts';
import { writeCells } from '../catalog-admin/product-list/edit-products.ts';
import type { FoundVariant } from './find-variants.ts';
import { setStocks } from './set-stocks.ts';
import type { Refused, VariantChange } from './variant-change.ts';

const cellOf: Partial<Record<ImportField, ProductCell>> = {
  ean: 'ean',
  mpn: 'mpn',
  nameCs: 'nameCs',
  nameRo: 'nameRo',
  isActive: 'isActive',
  price: 'newPrice',
};

/** Writes changes of variants; answers those of which something could not be, with the reason, untouched. */
export async function changeVariants(
  trx: Knex.Transaction,
  changes: readonly VariantChange[],
  at: Date,
): Promise<Refused> {
  const refused: Refused = new Map();
  if (changes.length === 0) return refused;
  for (const [id, problem] of await setStocks(trx, changes)) refused.set(id, problem);
  const good = changes.filter(({ variant }) => !refused.has(variant.id));
  const locked = await lockProducts(
    trx,
    good.map(({ variant }) => variant.id),
  );
  const rows = good.flatMap(({ variant, plan }): CheckedProduct[] => {
    const product = locked.get(variant.id);
    return product ? [{ product, cells: cellsOf(plan, product.item !== null) }] : [];
  });
  await writeCells(trx, rows, at);
  for (const { variant, plan } of good) await describe(trx, variant, plan);
  return refused;
}

function cellsOf({ changes }: RowPlan, hasItem: boolean): CheckedProduct['cells'] {
  const cells = changes.flatMap(({ field, after }) => {
    const cell = cellOf[field];
    // Where nothing was sold as new, the stock item was made with its price.
    const isWritten = cell !== undefined && (cell !== 'newPrice' || hasItem);
    return isWritten && productCells[cell].safeParse(after).success ? [[cell, after] as const] : [];
  });
  return Object.fromEntries(cells);
}

/** Descriptions are of the family. */
async function describe(
  trx: Knex,
  { familyId }: FoundVariant,
  { changes }: RowPlan,
): Promise<void> {
  const of = (field: ImportField) => changes.find((change) => change.field === field)?.after;
  const [cs, ro] = [of('descriptionCs'), of('descriptionRo')];
  const said = {
    ...(typeof cs === 'string' && { description_cs: cs }),
    ...(typeof ro === 'string' && { description_ro: ro }),
  };
  if (Object.keys(said).length === 0) return;
  await trx('meta_masters')
    .where({ id: familyId })
    .update({ ...said, version: trx.raw('version + 1') });
}
