import type { Knex } from 'knex';
import { guessKind, isWholeName, nameFamily, nameVariant } from '#core/import/name-variant.ts';
import type { ImportRow } from '#core/import/read-row.ts';
import { foldText } from '#core/shared/text.ts';
import { seoNameOf } from '#core/categories/seo-name-of.ts';
import type { NewProduct } from '../catalog-admin/new-product/create-product.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { Applying } from './import-rows.ts';
import { categoryOf, type Names } from './read-names.ts';

export type NewFamily = NonNullable<NewProduct['family']>;
export type NewVariant = NewProduct['variants'][number];

/** The family that a row makes where it joins none. */
export async function newFamily(trx: Knex, row: ImportRow, applying: Applying): Promise<NewFamily> {
  const { nameCs = '', nameRo = nameCs } = row;
  return {
    nameCs: nameFamily(row.family, nameCs),
    nameRo: nameFamily(row.family, nameRo),
    kind: guessKind([row.category, nameCs], applying.options.kind),
    manufacturerId: await manufacturerOf(trx, row, applying),
    descriptionCs: row.descriptionCs ?? '',
    descriptionRo: row.descriptionRo ?? row.descriptionCs ?? '',
  };
}

/** The variant of a row, with what lies in the warehouse of it. */
export function newVariant(row: ImportRow, { names }: Applying): NewVariant {
  const { nameCs = '', nameRo = nameCs, groupName = '', color, price } = row;
  const condition = row.condition ?? 'new';
  const added = isWholeName(row.family, nameCs) ? [] : [groupName, color];
  return {
    code: row.code ?? '',
    nameCs: nameVariant(nameCs, added),
    nameRo: nameVariant(nameRo, added),
    groupName,
    colorValueId: colorOf(color, names),
    ean: row.ean ?? null,
    mpn: row.mpn ?? null,
    stock: price === undefined ? [] : [{ condition, price, quantity: row.quantity ?? 0 }],
    pieces: [],
  };
}

/** The category of a row; null where neither it nor the import names one. */
export function categoryOfRow(row: ImportRow, applying: Applying): number | null {
  const { names, options, details } = applying;
  const place = row.category === undefined ? null : details.placeOf(row.category);
  if (place !== null && 'id' in place) return place.id;
  // What is made follows once the product is there.
  if (place !== null && details.addsCategories) return null;
  return categoryOf(row.category, names) ?? options.categoryId;
}

const colorOf = (color: string | undefined, { colors }: Names): number | null =>
  color === undefined ? null : (colors.get(foldText(color)) ?? null);

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
