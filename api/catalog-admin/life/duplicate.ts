import type { Knex } from 'knex';
import { seoNameOf } from '#core/categories/seo-name-of.ts';
import { copiedName } from '#core/catalog/product-life.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Rows } from '../../platform/database/rows.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { familiesChanged } from '../../read-models/families-changed.ts';
import { ownCode, type MadeVariant } from '../new-product/create-product.ts';
import { freeSeoName } from '../new-product/free-seo-name.ts';

type Variant = Rows['master_products'];

interface Wanted {
  readonly id: number;
  readonly what: 'variant' | 'family';
}

/**
 * Copies a variant within its family, or its whole family, as drafts: texts, attributes, categories
 * and prices. Codes that tell products apart, stock, used pieces, reviews and pictures stay behind.
 */
export async function duplicate(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, what }: Wanted,
): Promise<{ readonly familyId: number; readonly variants: readonly MadeVariant[] }> {
  const [source] = await trx('master_products').where({ id }).select<Variant[]>('*');
  if (!source) throw new Refusal(404, 'not_found');
  const of = source.meta_master_id;
  const familyId = what === 'family' ? await copyFamily(trx, of) : of;
  const sources: Variant[] =
    what === 'family'
      ? await trx('master_products')
          .where({ meta_master_id: of, merged_into_id: null })
          .orderBy(['group_name', 'position', 'id'])
          .select('*')
      : [source];
  const variants: MadeVariant[] = [];
  for (const each of sources) variants.push(await copyVariant(trx, each, familyId));
  await familiesChanged(trx, deps, [familyId]);
  return { familyId, variants };
}

async function copyFamily(trx: Knex, id: number): Promise<number> {
  const [family] = await trx('meta_masters').where({ id }).select<Rows['meta_masters'][]>('*');
  if (!family) throw new Error('a variant has no family');
  const nameCs = copiedName(family.name_cs, 'cs');
  const [made] = await trx('meta_masters')
    .insert({
      kind: family.kind,
      manufacturer_id: family.manufacturer_id,
      description_cs: family.description_cs,
      description_ro: family.description_ro,
      released_on: family.released_on,
      seo_name: await freeSeoName(trx, 'meta_masters', seoNameOf(nameCs)),
      name_cs: nameCs,
      name_ro: copiedName(family.name_ro, 'ro'),
    })
    .returning<{ id: number }[]>('id');
  if (!made) throw new Error('a family got no id');
  await trx.raw(
    `insert into accessory_fits (accessory_id, device_id, place)
     select :made, device_id, null from accessory_fits where accessory_id = :id
     union select accessory_id, :made, place from accessory_fits where device_id = :id`,
    { made: made.id, id },
  );
  await copyRows(trx, 'seo_texts', { id, made: made.id, kind: 'meta_master' });
  return made.id;
}

async function copyVariant(trx: Knex, source: Variant, familyId: number): Promise<MadeVariant> {
  const nameCs = copiedName(source.name_cs, 'cs');
  const seoName = await freeSeoName(trx, 'master_products', seoNameOf(nameCs));
  const { id, code } = await ownCode(trx);
  await trx('master_products').insert({
    id,
    meta_master_id: familyId,
    code,
    seo_name: seoName,
    is_active: false,
    group_name: source.group_name,
    color_value_id: source.color_value_id,
    device_model_id: source.device_model_id,
    device_color_id: source.device_color_id,
    width_mm: source.width_mm,
    height_mm: source.height_mm,
    position: source.position,
    name_cs: nameCs,
    name_ro: copiedName(source.name_ro, 'ro'),
  });
  const pair = { id: source.id, made: id };
  await copyRows(trx, 'product_attributes', pair);
  await copyRows(trx, 'master_product_categories', pair);
  await copyRows(trx, 'seo_texts', { ...pair, kind: 'master_product' });
  await copyItems(trx, pair);
  return { id, code, seoName };
}

interface Pair {
  readonly id: number;
  readonly made: number;
}

const copies = {
  product_attributes: `
    insert into product_attributes
      (master_product_id, attribute_id, place, value_id, number, text_cs, text_ro)
    select :made, attribute_id, place, value_id, number, text_cs, text_ro
    from product_attributes where master_product_id = :id`,
  master_product_categories: `
    insert into master_product_categories (category_id, master_product_id)
    select category_id, :made from master_product_categories where master_product_id = :id`,
  seo_texts: `
    insert into seo_texts (subject_kind, subject_id, language, title, description)
    select subject_kind, :made, language, title, description
    from seo_texts where subject_kind = :kind and subject_id = :id`,
} as const;

const copyRows = (
  trx: Knex,
  table: keyof typeof copies,
  pair: Pair & { readonly kind?: string },
): Promise<unknown> => trx.raw(copies[table], { ...pair });

/** Alike pieces with their prices and package, none of them in stock; used pieces are one each. */
async function copyItems(trx: Knex, pair: Pair): Promise<void> {
  const items: Pick<Rows['products'], 'id' | 'condition'>[] = await trx('products')
    .where({ master_product_id: pair.id, is_single_unit: false })
    .whereNull('sold_at')
    .orderBy('id')
    .select('id', 'condition');
  for (const { id } of items) {
    const { rows } = await trx.raw<{ rows: { id: number }[] }>(
      `insert into products (master_product_id, condition, grade, is_single_unit, price, is_on_sale,
         package_width_cm, package_height_cm, package_depth_cm, package_weight_kg, barem)
       select :made, condition, grade, false, price, is_on_sale, package_width_cm,
         package_height_cm, package_depth_cm, package_weight_kg, barem
       from products where id = :item returning id`,
      { made: pair.made, item: id },
    );
    await trx.raw(
      `insert into product_level_prices (product_id, level_id, price)
       select ?, level_id, price from product_level_prices where product_id = ?`,
      [rows[0]?.id ?? 0, id],
    );
  }
}
