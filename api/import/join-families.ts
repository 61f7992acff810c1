import type { Knex } from 'knex';
import { seoNameOf } from '#core/categories/seo-name-of.ts';
import { freeSeoNames } from '../catalog-admin/new-product/free-seo-name.ts';
import { query } from '../platform/database/query.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { PlacedRow } from './placed-row.ts';
import type { Applying } from './import-rows.ts';
import { newFamily, type NewFamily } from './read-product.ts';

const knownSql = `
  select distinct on (r.family_key) r.family_key as key, coalesce(r.family_id, v.meta_master_id) as id
  from import_rows r left join master_products v on v.id = r.variant_id
  where r.import_id = $1 and r.family_key = any($2::text[])
    and coalesce(r.family_id, v.meta_master_id) is not null
  order by r.family_key, r.place`;

const noteSql = `
  update import_rows r set family_id = f.id
  from jsonb_to_recordset($2::jsonb) as f (key text, id integer)
  where r.import_id = $1 and r.family_key = f.key and r.family_id is null`;

/**
 * Ids of the families of new variants, in the order of their rows: one that a row above has made, one that a variant with
 * the same family key is in, or a new one, which rows that follow join.
 */
export async function joinFamilies(
  trx: Knex,
  rows: readonly PlacedRow[],
  applying: Applying,
): Promise<number[]> {
  const keyOf = ({ place, row }: PlacedRow) => row.family ?? place;
  const ids = await knownFamilies(trx, rows, applying.importId);
  const fresh = new Map<string | number, NewFamily>();
  for (const one of rows) {
    const key = keyOf(one);
    if (ids.has(key) || fresh.has(key)) continue;
    fresh.set(key, await newFamily(trx, one.row, applying));
  }
  const made = await storeFamilies(trx, [...fresh.values()]);
  for (const [at, key] of [...fresh.keys()].entries()) ids.set(key, made[at] ?? 0);
  const noted = [...fresh.keys()].flatMap((key) =>
    typeof key === 'string' ? [{ key, id: ids.get(key) }] : [],
  );
  if (noted.length > 0) await query(trx, noteSql, [applying.importId, JSON.stringify(noted)]);
  return rows.map((one) => ids.get(keyOf(one)) ?? 0);
}

async function knownFamilies(
  trx: Knex,
  rows: readonly PlacedRow[],
  importId: number,
): Promise<Map<string | number, number>> {
  const keys = [...new Set(rows.flatMap(({ row }) => row.family ?? []))];
  if (keys.length === 0) return new Map();
  const known = await query<{ key: string; id: number }>(trx, knownSql, [importId, keys]);
  const ids = [...new Set(known.map(({ id }) => id))];
  if (ids.length > 0) {
    const locked = await trx('meta_masters')
      .whereIn('id', ids)
      .orderBy('id')
      .forUpdate()
      .pluck('id');
    if (locked.length < ids.length) throw new FieldRefusal({ familyId: ['unknown_row'] });
  }
  return new Map(known.map(({ key, id }) => [key, id]));
}

async function storeFamilies(trx: Knex, families: readonly NewFamily[]): Promise<number[]> {
  if (families.length === 0) return [];
  const wished = families.map(({ nameCs }) => seoNameOf(nameCs));
  const seoNames = await freeSeoNames(trx, 'meta_masters', wished);
  const made = await trx('meta_masters')
    .insert(
      families.map((family, at) => ({
        seo_name: seoNames[at],
        kind: family.kind,
        manufacturer_id: family.manufacturerId,
        name_cs: family.nameCs,
        name_ro: family.nameRo,
        description_cs: family.descriptionCs,
        description_ro: family.descriptionRo,
      })),
    )
    .returning<{ id: number; seo_name: string }[]>(['id', 'seo_name']);
  const idOf = new Map(made.map(({ id, seo_name: name }) => [name, id]));
  return seoNames.map((name) => {
    const id = idOf.get(name);
    if (id === undefined) throw new Error('a family got no id');
    return id;
  });
}
