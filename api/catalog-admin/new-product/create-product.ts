import type { Knex } from 'knex';
import type { z } from 'zod';
import type { DeviceKind } from '#core/buyback/device-kind.ts';
import { seoNameOf } from '#core/categories/seo-name-of.ts';
import type { newProductEndpoints } from '#core/contract/new-product.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { FieldRefusal, type FieldErrors } from '../../platform/http/refusal.ts';
import { familiesChanged } from '../../read-models/families-changed.ts';
import { addItems, type AddedBy } from './add-items.ts';
import { freeSeoName } from './free-seo-name.ts';

export type NewProduct = z.output<(typeof newProductEndpoints)['admin-new-product']['body']>;
type Variant = NewProduct['variants'][number];

export interface MadeVariant {
  readonly id: number;
  readonly code: string;
  readonly seoName: string;
}

interface MadeProduct {
  readonly familyId: number;
  readonly variants: readonly MadeVariant[];
  /** Prices that another person has to release. */
  readonly waiting: number;
}

/**
 * Makes a product in one transaction, which the history keeps as one change: the family or the one
 * that it joins, its variants, alike pieces in the warehouse and used pieces one by one. What is
 * refused stands at its row: `variants.2.pieces.0.serial`.
 */
export async function createProduct(
  trx: Knex.Transaction,
  deps: Dependencies,
  body: NewProduct,
  by: AddedBy,
): Promise<MadeProduct> {
  const made = await makeProduct(trx, deps, body, by);
  await familiesChanged(trx, deps, [made.familyId]);
  return made;
}

/** The same, without what shows the family; whoever makes many brings that up to date once. */
async function makeProduct(
  trx: Knex.Transaction,
  deps: Dependencies,
  body: NewProduct,
  by: AddedBy,
): Promise<MadeProduct> {
  const { id: familyId, kind } = await familyOf(trx, body);
  const variants: MadeVariant[] = [];
  let waiting = 0;
  for (const [place, variant] of body.variants.entries()) {
    const said = (errors: FieldErrors) => new FieldRefusal({ variants: { [place]: errors } });
    await refuseTaken(trx, variant, said);
    const made = await addVariant(trx, { familyId, variant, place, isActive: body.isPublished });
    const of = { variantId: made.id, kind, items: variant, by, said };
    waiting += (await addItems(trx, deps, of)).waiting;
    variants.push(made);
  }
  await assign(trx, body.categoryIds, variants);
  return { familyId, variants, waiting };
}

async function familyOf(
  trx: Knex,
  { family, familyId }: NewProduct,
): Promise<{ id: number; kind: DeviceKind }> {
  if (family === null) {
    const known: { id: number; kind: DeviceKind } | undefined = await trx('meta_masters')
      .where({ id: familyId ?? 0 })
      .forUpdate()
      .first('id', 'kind');
    if (!known) throw new FieldRefusal({ familyId: ['unknown_row'] });
    return known;
  }
  const [made] = await trx('meta_masters')
    .insert({
      seo_name: await freeSeoName(trx, 'meta_masters', seoNameOf(family.nameCs)),
      kind: family.kind,
      manufacturer_id: family.manufacturerId,
      name_cs: family.nameCs,
      name_ro: family.nameRo,
      description_cs: family.descriptionCs,
      description_ro: family.descriptionRo,
    })
    .returning<{ id: number }[]>('id');
  if (!made) throw new Error('a family got no id');
  return { id: made.id, kind: family.kind };
}

/** Codes that another product has are said at their row, before the database refuses them whole. */
async function refuseTaken(
  trx: Knex,
  { code, ean }: Variant,
  said: (errors: FieldErrors) => FieldRefusal,
): Promise<void> {
  const isTaken = async (column: 'code' | 'ean', value: string) =>
    (await trx('master_products').where(column, value).first('id')) !== undefined;
  if (code !== '' && (await isTaken('code', code))) throw said({ code: ['already_used'] });
  if (ean !== null && (await isTaken('ean', ean))) throw said({ ean: ['already_used'] });
}

interface NewVariant {
  readonly familyId: number;
  readonly variant: Variant;
  readonly place: number;
  readonly isActive: boolean;
}

async function addVariant(
  trx: Knex,
  { familyId, variant, place, isActive }: NewVariant,
): Promise<MadeVariant> {
  const seoName = await freeSeoName(trx, 'master_products', seoNameOf(variant.nameCs));
  const { id, code: own } = await ownCode(trx);
  const code = variant.code === '' ? own : variant.code;
  await trx('master_products').insert({
    id,
    meta_master_id: familyId,
    code,
    seo_name: seoName,
    name_cs: variant.nameCs,
    name_ro: variant.nameRo,
    group_name: variant.groupName,
    color_value_id: variant.colorValueId,
    ean: variant.ean,
    mpn: variant.mpn,
    position: place,
    is_active: isActive,
  });
  return { id, code, seoName };
}

interface OwnCode {
  readonly id: number;
  readonly code: string;
}

/** An id that is known before its row is stored, as the shop's own code is made of it. */
export async function ownCode(trx: Knex): Promise<OwnCode> {
  const [next] = await ownCodes(trx, 1);
  if (!next) throw new Error('a variant got no id');
  return next;
}

export async function ownCodes(trx: Knex, count: number): Promise<OwnCode[]> {
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `select nextval(pg_get_serial_sequence('master_products', 'id'))::integer as id
     from generate_series(1, ?)`,
    [count],
  );
  return rows.map(({ id }) => ({ id, code: `P${String(id).padStart(6, '0')}` }));
}

async function assign(
  trx: Knex,
  categoryIds: readonly number[],
  variants: readonly MadeVariant[],
): Promise<void> {
  const rows = [...new Set(categoryIds)].flatMap((categoryId) =>
    variants.map(({ id }) => ({ category_id: categoryId, master_product_id: id })),
  );
  if (rows.length > 0) await trx('master_product_categories').insert(rows);
}
