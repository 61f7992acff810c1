import type { Knex } from 'knex';
import type { StockFacts } from '#core/catalog/availability.ts';
import type { Language } from '#core/market/market.ts';
import { attributeText } from '../catalog/product/detail-parts-sql.ts';
import { priceNow } from '../catalog/cards/offered-prices-sql.ts';
import { query } from '../platform/database/query.ts';
import type { Rows } from '../platform/database/rows.ts';

/** Variants that one round reads: a few statements each, and little to keep in memory. */
export const variantsAtOnce = 500;

export type VariantRow = Pick<Rows['master_products'], 'id' | 'seo_name' | 'ean' | 'mpn'> & {
  readonly family: number;
  readonly name: string;
  readonly maker: string;
  readonly description: string;
  readonly fileset: number | null;
  readonly color: string | null;
  readonly color_code: string | null;
  /** The deepest category that is shown. */
  readonly category: number | null;
};

const variantsSql = (language: Language) => `
  select v.id, v.seo_name, v.ean, v.mpn, v.meta_master_id as family, v.name_${language} as name,
    k.name as maker, f.description_${language} as description, f.fileset_id as fileset,
    c.name_${language} as color, c.code as color_code,
    (select t.id from master_product_categories pc
      join type_categories t on t.id = pc.category_id and t.for_display
      where pc.master_product_id = v.id order by length(t.url_path) desc, t.id limit 1) as category
  from master_products v
  join meta_masters f on f.id = v.meta_master_id
  join manufacturers k on k.id = f.manufacturer_id
  left join attribute_values c on c.id = v.color_value_id
  where v.is_active and v.id > $1
  order by v.id limit $2`;

/** Variants behind an id, in the order of their ids. */
export const readVariants = (db: Knex, language: Language, after: number): Promise<VariantRow[]> =>
  query<VariantRow>(db, variantsSql(language), [after, variantsAtOnce]);

export type PieceRow = StockFacts &
  Pick<Rows['products'], 'id' | 'condition' | 'grade' | 'price'> & {
    readonly variant: number;
    readonly isSingleUnit: boolean;
    /** Of its package; nothing where nobody has weighed it. */
    readonly grams: number;
    /** The longest side of its package; 0 where nobody has measured it. */
    readonly longestCm: number;
  };

const piecesSql = `
  select p.id, p.master_product_id as variant, p.condition, p.grade, ${priceNow('p', '$2')} as price,
    p.is_single_unit as "isSingleUnit",
    coalesce(p.package_weight_kg * 1000, 0)::integer as grams,
    coalesce(greatest(p.package_width_cm, p.package_height_cm, p.package_depth_cm), 0)::float8 as "longestCm",
    p.next_delivery as "nextDelivery",
    p.sale_starts as "saleStarts", p.supplier_days as "supplierDays",
    p.is_discontinued as "isDiscontinued", coalesce(held.warehouse, 0) as warehouse,
    coalesce(held.stores, 0) as stores
  from products p
  left join lateral (
    select sum(s.on_hand - s.allocated) filter (where w.store_id is null)::integer as warehouse,
      count(distinct w.store_id)::integer as stores
    from stock s join stock_places w on w.id = s.place_id
    where s.product_id = p.id and s.on_hand > s.allocated
  ) held on true
  where p.master_product_id = any($1::integer[]) and p.is_on_sale and p.sold_at is null
  order by p.id`;

/** What of the variants is on sale, with what it costs at the moment and where it lies. */
export const readPieces = (db: Knex, variants: readonly number[], now: Date): Promise<PieceRow[]> =>
  query<PieceRow>(db, piecesSql, [variants, now]);

export interface PictureRow {
  readonly fileset: number;
  readonly color: string | null;
  /** Below the shop's own address. */
  readonly path: string;
}

const picturesSql = `
  select f.fileset_id as fileset, f.color_slug as color,
    '/media/' || f.sha256 || '/' || (select max(w) from unnest(f.widths) w) || '.jpeg' as path
  from fileset_files f where f.fileset_id = any($1::integer[])
  order by f.fileset_id, f.position`;

export const readPictures = (db: Knex, filesets: readonly number[]): Promise<PictureRow[]> =>
  query<PictureRow>(db, picturesSql, [filesets]);

export interface ParamRow {
  readonly variant: number;
  readonly name: string;
  readonly value: string;
}

const paramsSql = (language: Language) => `
  select pa.master_product_id as variant, a.name_${language} as name,
    string_agg(${attributeText(language)}, ', ' order by pa.place) as value
  from product_attributes pa
  join attributes a on a.id = pa.attribute_id
  join attribute_groups g on g.id = a.group_id
  left join attribute_values o on o.id = pa.value_id
  left join units u on u.id = a.unit_id
  where pa.master_product_id = any($1::integer[])
  group by pa.master_product_id, g.id, a.id
  order by pa.master_product_id, g.position, g.id, a.position, a.id`;

/** What is said of the variants, in the order of their pages. */
export const readParams = (
  db: Knex,
  language: Language,
  variants: readonly number[],
): Promise<ParamRow[]> => query<ParamRow>(db, paramsSql(language), [variants]);
