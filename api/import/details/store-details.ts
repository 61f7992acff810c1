import type { Knex } from 'knex';
import { isSaidAlready, readAttributes, type KnownDetails } from '#core/import/plan-details.ts';
import type { RowPlan } from '#core/import/plan-row.ts';
import type { ImportRow } from '#core/import/read-row.ts';
import { addCategoryPath } from '../../categories/add-category-path.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Applying } from '../import-rows.ts';
import { attributeIdOf, nothingMade, valueIdsOf } from './add-attributes.ts';

/** A variant that a row made or changed. */
export interface WrittenVariant {
  readonly variantId: number;
  readonly row: ImportRow;
  readonly plan: RowPlan;
  /** What was said of it before; null for a new one. */
  readonly known: KnownDetails | null;
}

/**
 * Writes what rows say of categories, attributes and packages of variants that are there by now, and makes what the shop
 * did not have of it. What is there takes as many statements for all rows as for one; what is made takes its own.
 */
export async function storeDetails(
  trx: Knex.Transaction,
  deps: Dependencies,
  written: readonly WrittenVariant[],
  applying: Applying,
): Promise<void> {
  const touched = [
    ...(await intoCategories(trx, deps, written, applying)),
    ...(await sayAttributes(trx, written, applying)),
  ];
  await measurePackages(trx, written);
  if (touched.length === 0) return;
  await trx('master_products')
    .whereIn('id', [...new Set(touched)])
    .update({ version: trx.raw('version + 1'), updated_at: applying.at });
}

const changes = ({ plan }: WrittenVariant, field: 'category' | 'attribute'): boolean =>
  plan.changes.some((change) => change.field === field);

async function intoCategories(
  trx: Knex.Transaction,
  deps: Dependencies,
  written: readonly WrittenVariant[],
  { details }: Applying,
): Promise<readonly number[]> {
  const ids = new Map<string, number | null>();
  const rows: { category_id: number; master_product_id: number }[] = [];
  for (const one of written) {
    const { category } = one.row;
    if (category === undefined || !changes(one, 'category')) continue;
    if (!ids.has(category)) {
      const place = details.placeOf(category);
      const isThere = place !== null && 'id' in place;
      const made = place === null || isThere ? null : await addCategoryPath(trx, deps, place);
      ids.set(category, isThere ? place.id : made);
    }
    const id = ids.get(category) ?? null;
    if (id !== null) rows.push({ category_id: id, master_product_id: one.variantId });
  }
  if (rows.length > 0) {
    await trx('master_product_categories')
      .insert(rows)
      .onConflict(['category_id', 'master_product_id'])
      .ignore();
  }
  return rows.map((row) => row.master_product_id);
}

async function sayAttributes(
  trx: Knex.Transaction,
  written: readonly WrittenVariant[],
  { details }: Applying,
): Promise<readonly number[]> {
  const made = nothingMade();
  const said: { variantId: number; attributeId: number }[] = [];
  const rows: Readonly<Record<string, number | string | null>>[] = [];
  for (const one of written.filter((row) => changes(row, 'attribute'))) {
    const { variantId, known } = one;
    for (const read of readAttributes(one.row, details).read) {
      if (known && isSaidAlready(read, known)) continue;
      const attributeId = await attributeIdOf(trx, read, made);
      const values = await valueIdsOf(trx, attributeId, read, made);
      said.push({ variantId, attributeId });
      const { number = null, textCs = null, textRo = null } = read.says;
      const of = { master_product_id: variantId, attribute_id: attributeId };
      const plain = { number, text_cs: textCs, text_ro: textRo };
      for (const [place, id] of (values.length > 0 ? values : [null]).entries()) {
        rows.push({ ...of, ...plain, place, value_id: id });
      }
    }
  }
  if (rows.length === 0) return [];
  await trx.raw(
    `delete from product_attributes p
     using jsonb_to_recordset(:said::jsonb) as s ("variantId" integer, "attributeId" integer)
     where p.master_product_id = s."variantId" and p.attribute_id = s."attributeId"`,
    { said: JSON.stringify(said) },
  );
  await trx('product_attributes').insert(rows);
  return said.map(({ variantId }) => variantId);
}

/** Measures that are said; of what is sold of the variant by count. */
async function measurePackages(
  trx: Knex.Transaction,
  written: readonly WrittenVariant[],
): Promise<void> {
  const measured = written.flatMap(({ variantId, row }) => {
    const { packageWidth, packageHeight, packageDepth, packageWeight } = row;
    const said = [packageWidth, packageHeight, packageDepth, packageWeight];
    if (said.every((one) => one === undefined)) return [];
    const measures = { packageWidth, packageHeight, packageDepth, packageWeight };
    return [{ ...measures, variantId, condition: row.condition ?? 'new' }];
  });
  if (measured.length === 0) return;
  await trx.raw(
    `update products p set version = p.version + 1,
       package_width_cm = coalesce(m."packageWidth", p.package_width_cm),
       package_height_cm = coalesce(m."packageHeight", p.package_height_cm),
       package_depth_cm = coalesce(m."packageDepth", p.package_depth_cm),
       package_weight_kg = coalesce(m."packageWeight", p.package_weight_kg)
     from jsonb_to_recordset(:measured::jsonb) as m ("variantId" integer, condition text,
       "packageWidth" numeric, "packageHeight" numeric, "packageDepth" numeric, "packageWeight" numeric)
     where p.master_product_id = m."variantId" and p.condition = m.condition
       and not p.is_single_unit and p.sold_at is null
       and (p.package_width_cm, p.package_height_cm, p.package_depth_cm, p.package_weight_kg)
         is distinct from (coalesce(m."packageWidth", p.package_width_cm),
           coalesce(m."packageHeight", p.package_height_cm),
           coalesce(m."packageDepth", p.package_depth_cm),
           coalesce(m."packageWeight", p.package_weight_kg))`,
    { measured: JSON.stringify(measured) },
  );
}
