import type { Knex } from 'knex';
import { seoNameOf } from '#core/categories/seo-name-of.ts';
import { freeSeoNames } from '../catalog-admin/new-product/free-seo-name.ts';
import { ownCodes } from '../catalog-admin/new-product/create-product.ts';
import { putInAll } from '../stock/put-in.ts';
import type { PlacedRow } from './placed-row.ts';
import type { Applying } from './import-rows.ts';
import { joinFamilies } from './join-families.ts';
import { categoryOfRow, newVariant, type NewVariant } from './read-product.ts';

export interface StoredProduct {
  readonly familyId: number;
  readonly variantId: number;
}

interface PlannedVariant {
  readonly id: number;
  readonly familyId: number;
  readonly variant: NewVariant;
  readonly isActive: boolean;
  readonly categoryId: number | null;
}

const entered = { why: 'entered' } as const;

/** Stores the variants of rows, with the families that they name or ones of their own; answers their ids in that order. */
export async function storeProducts(
  trx: Knex.Transaction,
  rows: readonly PlacedRow[],
  applying: Applying,
): Promise<StoredProduct[]> {
  const families = await joinFamilies(trx, rows, applying);
  const codes = await ownCodes(trx, rows.length);
  const planned = rows.flatMap(({ row }, at): PlannedVariant[] => {
    const [own, familyId] = [codes[at], families[at]];
    if (!own || familyId === undefined) throw new Error('a row got no id');
    const variant = newVariant(row, applying);
    const isActive = row.isActive ?? applying.options.isPublished;
    const coded = { ...variant, code: variant.code === '' ? own.code : variant.code };
    const categoryId = categoryOfRow(row, applying);
    return [{ id: own.id, familyId, variant: coded, isActive, categoryId }];
  });
  await storeVariants(trx, planned);
  await storeStock(trx, planned);
  await assign(trx, planned);
  return planned.map(({ id, familyId }) => ({ familyId, variantId: id }));
}

async function storeVariants(trx: Knex, planned: readonly PlannedVariant[]): Promise<void> {
  const wished = planned.map(({ variant }) => seoNameOf(variant.nameCs));
  const seoNames = await freeSeoNames(trx, 'master_products', wished);
  await trx('master_products').insert(
    planned.map(({ id, familyId, variant, isActive }, at) => ({
      id,
      meta_master_id: familyId,
      code: variant.code,
      seo_name: seoNames[at],
      name_cs: variant.nameCs,
      name_ro: variant.nameRo,
      group_name: variant.groupName,
      color_value_id: variant.colorValueId,
      ean: variant.ean,
      mpn: variant.mpn,
      position: 0,
      is_active: isActive,
    })),
  );
}

/** What is sold of the variants, and how many of it lie in the warehouse. */
async function storeStock(
  trx: Knex.Transaction,
  planned: readonly PlannedVariant[],
): Promise<void> {
  const items = planned.flatMap(({ id, variant }) =>
    variant.stock.map(({ condition, price, quantity }) => ({ id, condition, price, quantity })),
  );
  if (items.length === 0) return;
  const made = await trx('products')
    .insert(
      items.map(({ id, condition, price }) => ({
        master_product_id: id,
        condition,
        is_single_unit: false,
        price,
      })),
    )
    .returning<{ id: number; master_product_id: number }[]>(['id', 'master_product_id']);
  // A row of a file is of one condition, so that a variant has one stock item here.
  const quantityOf = new Map(items.map(({ id, quantity }) => [id, quantity]));
  const coming = made.map(({ id, master_product_id: variantId }) => {
    return { productId: id, quantity: quantityOf.get(variantId) ?? 0 };
  });
  await putInAll(trx, coming, entered);
}

async function assign(trx: Knex, planned: readonly PlannedVariant[]): Promise<void> {
  const assigned = planned.flatMap(({ id, categoryId }) =>
    categoryId === null ? [] : [{ category_id: categoryId, master_product_id: id }],
  );
  if (assigned.length > 0) await trx('master_product_categories').insert(assigned);
}
