import type { Knex } from 'knex';
import type { RunningOffer } from '#core/cart/unit-prices.ts';
import type { StockFacts } from '#core/catalog/availability.ts';
import { runs } from '../catalog/cards/offered-prices-sql.ts';
import { query } from '../platform/database/query.ts';
import type { Rows } from '../platform/database/rows.ts';

interface Names {
  readonly cs: string;
  readonly ro: string;
}

/** A stock item with all that a cart asks of it. */
export type ProductRow = Pick<
  Rows['products'],
  'id' | 'condition' | 'grade' | 'is_single_unit' | 'price' | 'bought_for' | 'is_on_sale'
> &
  Pick<Rows['master_products'], 'seo_name' | 'code' | 'meta_master_id'> & {
    readonly name: Names;
    readonly family_kind: Rows['meta_masters']['kind'];
    readonly level_price: number | null;
    /** Of its package; null where nobody has weighed it. */
    readonly package_grams: number | null;
    /** The longest side of its package. */
    readonly longest_cm: number | null;
    readonly offer: RunningOffer | null;
    readonly stock: StockFacts;
    /** Its categories and all above them. */
    readonly category_ids: readonly number[];
    readonly picture: {
      readonly address: string;
      readonly alt: Names;
      readonly width: number;
      readonly height: number;
      readonly widths: number[];
    } | null;
  };

/** `RunningOffer` of a stock item as JSON; null where none runs. */
export const cheapestOffer = (product: string, now: string): string => `
    (select json_build_object('id', o.id, 'price', o.price, 'piecesLeft', o.pieces - o.sold_pieces)
      from limited_offers o
      where o.product_id = ${product}.id and o.price < ${product}.price and ${runs(now)}
      order by o.price, o.id limit 1)`;

/** `StockFacts` of a stock item as JSON, of what is `lying` free at its places. */
export const stockFacts = (product: string): string => `
    json_build_object('warehouse', coalesce(lying.warehouse, 0),
      'stores', coalesce(lying.stores, 0), 'nextDelivery', ${product}.next_delivery,
      'saleStarts', ${product}.sale_starts, 'supplierDays', ${product}.supplier_days,
      'isDiscontinued', ${product}.is_discontinued)`;

const ancestry = `
  with recursive wanted as (
    select p.*, v.seo_name, v.code, v.name_cs, v.name_ro, v.is_active, v.color_value_id,
      v.meta_master_id
    from products p join master_products v on v.id = p.master_product_id
    where p.id = any($1::int[])
  ),
  above (master_product_id, category_id) as (
    select master_product_id, category_id from master_product_categories
      where master_product_id in (select master_product_id from wanted)
    union
    select a.master_product_id, c.parent_id
      from above a join type_categories c on c.id = a.category_id where c.parent_id is not null
  ),
  placed as (
    select master_product_id, array_agg(category_id) as ids from above group by master_product_id
  ),
  lying as (
    select s.product_id,
      coalesce(sum(s.on_hand - s.allocated) filter (where sp.store_id is null), 0)::int as warehouse,
      count(distinct sp.store_id)::int as stores
    from stock s join stock_places sp on sp.id = s.place_id
    where s.product_id = any($1::int[]) and s.on_hand > s.allocated
    group by s.product_id
  )`;

const productsSql = `
  ${ancestry}
  select w.id, w.seo_name, w.code, json_build_object('cs', w.name_cs, 'ro', w.name_ro) as name,
    m.kind as family_kind, w.meta_master_id, w.condition, w.grade, w.is_single_unit, w.price,
    l.price as level_price, w.bought_for,
    (w.package_weight_kg * 1000)::int as package_grams,
    greatest(w.package_width_cm, w.package_height_cm, w.package_depth_cm)::float8 as longest_cm,
    w.is_on_sale and w.is_active and w.sold_at is null as is_on_sale,
    ${cheapestOffer('w', '$3')} as offer, ${stockFacts('w')} as stock,
    coalesce(placed.ids, '{}') as category_ids,
    (select json_build_object('address', '/media/' || f.sha256,
        'alt', json_build_object('cs', f.alt_cs, 'ro', f.alt_ro),
        'width', f.width, 'height', f.height, 'widths', f.widths)
      from fileset_files f
      where f.fileset_id = m.fileset_id and (f.color_slug is null or f.color_slug = color.code)
      order by f.color_slug is null, f.position limit 1) as picture
  from wanted w
  join meta_masters m on m.id = w.meta_master_id
  left join attribute_values color on color.id = w.color_value_id
  left join product_level_prices l on l.product_id = w.id and l.level_id = $2
  left join lying on lying.product_id = w.id
  left join placed on placed.master_product_id = w.master_product_id`;

/** Stock items by id, in one statement. */
export async function findProducts(
  db: Knex,
  ids: readonly number[],
  levelId: number | null,
  now: Date,
): Promise<ReadonlyMap<number, ProductRow>> {
  if (ids.length === 0) return new Map();
  const rows = await query<ProductRow>(db, productsSql, [[...new Set(ids)], levelId, now]);
  return new Map(rows.map((row) => [row.id, row]));
}
