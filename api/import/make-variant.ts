import type { Knex } from 'knex';
import { guessKind, isWholeName, nameFamily, nameVariant } from '#core/import/name-variant.ts';
import type { ImportRow } from '#core/import/plan-row.ts';
import { foldText } from '#core/shared/text.ts';
import { seoNameOf } from '#core/categories/seo-name-of.ts';
import { makeProduct, type NewProduct } from '../catalog-admin/new-product/create-product.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { refuseConstraint } from '../platform/resources/refuse-constraint.ts';
import type { Applying } from './import-rows.ts';
import { categoryOf, type Names } from './read-names.ts';

/** What two at once are refused by. */
const guarded = {
  master_products_code_unique: 'code',
  master_products_ean_unique: 'ean',
};

/** Makes the variant of a row, with the family that it names or one of its own; answers their ids. */
export async function makeVariant(
  trx: Knex.Transaction,
  deps: Dependencies,
  row: ImportRow,
  applying: Applying,
): Promise<{ readonly familyId: number; readonly variantId: number }> {
  const product = await productOf(trx, row, applying);
  const { familyId, variants } = await refuseConstraint(
    guarded,
    makeProduct(trx, deps, product, applying.at),
  );
  return { familyId, variantId: variants[0]?.id ?? 0 };
}

async function productOf(trx: Knex, row: ImportRow, applying: Applying): Promise<NewProduct> {
  const { options, names, importId } = applying;
  const { nameCs = '', nameRo = nameCs, groupName = '', color, price } = row;
  const familyId = await familyOf(trx, importId, row.family);
  const category = categoryOf(row.category, names) ?? options.categoryId;
  const kind = guessKind([row.category, nameCs], options.kind);
  const family =
    familyId === null
      ? {
          nameCs: nameFamily(row.family, nameCs),
          nameRo: nameFamily(row.family, nameRo),
          kind,
          manufacturerId: await manufacturerOf(trx, row, applying),
          descriptionCs: row.descriptionCs ?? '',
          descriptionRo: row.descriptionRo ?? row.descriptionCs ?? '',
        }
      : null;
  const condition = row.condition ?? 'new';
  const added = isWholeName(row.family, nameCs) ? [] : [groupName, color];
  return {
    family,
    familyId,
    categoryIds: category === null ? [] : [category],
    isPublished: row.isActive ?? options.isPublished,
    variants: [
      {
        code: row.code ?? '',
        nameCs: nameVariant(nameCs, added),
        nameRo: nameVariant(nameRo, added),
        groupName,
        colorValueId: colorOf(color, names),
        ean: row.ean ?? null,
        mpn: row.mpn ?? null,
        stock: price === undefined ? [] : [{ condition, price, quantity: row.quantity ?? 0 }],
        pieces: [],
      },
    ],
  };
}

const colorOf = (color: string | undefined, { colors }: Names): number | null =>
  color === undefined ? null : (colors.get(foldText(color)) ?? null);

/** The family that a row above has made, or the one that a variant with the same family key joined. */
async function familyOf(
  trx: Knex,
  importId: number,
  family: string | undefined,
): Promise<number | null> {
  if (family === undefined) return null;
  const row: { readonly id: number | null } | undefined = await trx('import_rows as r')
    .leftJoin('master_products as v', 'v.id', 'r.variant_id')
    .where({ 'r.import_id': importId, 'r.family_key': family })
    .whereRaw('coalesce(r.family_id, v.meta_master_id) is not null')
    .first(trx.raw('coalesce(r.family_id, v.meta_master_id) as id'));
  return row?.id ?? null;
}

/** A maker that the shop does not have is added; the list of makers is small and known whole. */
async function manufacturerOf(
  trx: Knex,
  { manufacturer }: ImportRow,
  { names, options }: Applying,
): Promise<number> {
  if (manufacturer === undefined) {
    if (options.manufacturerId !== null) return options.manufacturerId;
    throw new FieldRefusal({ manufacturer: ['required'] });
  }
  const known = names.manufacturers.get(foldText(manufacturer));
  if (known !== undefined) return known;
  const slug = seoNameOf(manufacturer) || 'vyrobce';
  const [made] = await trx('manufacturers')
    .insert({ slug, name: manufacturer, popularity: 1_000 })
    .onConflict('slug')
    .merge({ slug })
    .returning<{ id: number }[]>('id');
  if (!made) throw new Error('a maker got no id');
  names.manufacturers.set(foldText(manufacturer), made.id);
  return made.id;
}
