import { missingOf, type KnownThings } from '#core/catalog/new-product.ts';
import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';

interface VariantRow extends KnownThings {
  readonly id: number;
  readonly version: number;
  readonly metaMasterId: number;
  readonly code: string;
  readonly seoName: string;
  readonly mpn: string | null;
  readonly groupName: string;
  readonly color: string | null;
  readonly isActive: boolean;
  readonly filesetId: number | null;
}

/** A variant with what its offer is made of; 404 where there is none. */
async function readVariant(knex: Knex, id: number, language: Language): Promise<VariantRow> {
  const { rows } = await knex.raw<{ rows: VariantRow[] }>(
    `select v.id, v.version + coalesce((
         select p.version from products p where p.master_product_id = v.id
           and p.condition = 'new' and not p.is_single_unit and p.sold_at is null), 0) as version,
       v.meta_master_id as "metaMasterId", v.code, v.seo_name as "seoName",
       v.name_cs as "nameCs", v.name_ro as "nameRo", v.ean, v.mpn, v.group_name as "groupName",
       c.name_${language} as color, v.is_active as "isActive", f.fileset_id as "filesetId",
       (select min(p.price) from products p
        where p.master_product_id = v.id and p.is_on_sale and p.sold_at is null) as price,
       (select count(*)::int from master_product_categories k where k.master_product_id = v.id)
         as categories,
       (select count(*)::int from fileset_files i where i.fileset_id = f.fileset_id) as pictures,
       (select max(p.package_weight_kg)::float8 from products p
        where p.master_product_id = v.id and p.sold_at is null) as "weightKg"
     from master_products v
     join meta_masters f on f.id = v.meta_master_id
     left join attribute_values c on c.id = v.color_value_id
     where v.id = :id`,
    { id },
  );
  const [row] = rows;
  if (!row) throw new Refusal(404, 'not_found');
  return row;
}

/** One variant for its detail. */
export const variantRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('admin-variant', async ({ params: { masterProductId } }, { language }) => {
    const row = await readVariant(deps.knex, masterProductId, language);
    const { price: _, categories: __, pictures: ___, weightKg: ____, ...variant } = row;
    return { ...variant, missing: missingOf(row) };
  }),
];
