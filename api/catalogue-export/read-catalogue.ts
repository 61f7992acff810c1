import type { Knex } from 'knex';
import type { ExportedRow } from '#core/import/export-row.ts';
import type { SaidValue } from '#core/import/read-attributes.ts';
import type { Language } from '#core/market/market.ts';
import { query } from '../platform/database/query.ts';
import { saidOfVariant } from '../read-models/attribute-rows.ts';

/** Rows that one statement reads; what was read is not kept. */
const rowsAtOnce = 1_000;

/** A variant with what is said of it under attributes, by their ids. */
export type CatalogueRow = ExportedRow & { readonly said: Readonly<Record<number, SaidValue>> };

type PlacedRow = CatalogueRow & {
  readonly familyId: number;
  readonly position: number;
  readonly id: number;
};

// What an import compares: what is sold as new, and how much of it lies in the warehouse.
const sql = (language: Language) => `
  with recursive paths as (
    select id, name_${language}::text as path from type_categories where parent_id is null
    union all
    select c.id, p.path || ' | ' || c.name_${language}
    from paths p join type_categories c on c.parent_id = p.id
  )
  select v.id, v.position, v.meta_master_id as "familyId", v.code, v.ean, v.mpn,
    f.name_cs as family, v.name_cs as "nameCs", v.name_ro as "nameRo",
    f.description_cs as "descriptionCs", f.description_ro as "descriptionRo",
    k.name as manufacturer,
    (select p.path from master_product_categories pc
      join type_categories c on c.id = pc.category_id join paths p on p.id = c.id
      where pc.master_product_id = v.id order by length(c.url_path) desc, c.id limit 1) as category,
    nullif(v.group_name, '') as "groupName", o.name_${language} as color, item.price,
    (select s.on_hand from stock s join stock_places w on w.id = s.place_id
      where s.product_id = item.id and w.code = 'warehouse') as quantity,
    case when item.id is not null then 'new' end as condition, v.is_active as "isActive",
    item.package_width_cm::float8 as "packageWidth", item.package_height_cm::float8 as "packageHeight",
    item.package_depth_cm::float8 as "packageDepth", item.package_weight_kg::float8 as "packageWeight",
    ${saidOfVariant('v.id')} as said
  from master_products v
  join meta_masters f on f.id = v.meta_master_id
  join manufacturers k on k.id = f.manufacturer_id
  left join attribute_values o on o.id = v.color_value_id
  left join products item on item.master_product_id = v.id and item.condition = 'new'
    and not item.is_single_unit and item.sold_at is null
  where v.retired_at is null and v.merged_into_id is null
    and (v.meta_master_id, v.position, v.id) > ($1, $2, $3)
  order by v.meta_master_id, v.position, v.id limit $4`;

/** Every variant that the shop keeps, a family's together, some hundreds at a time. */
export async function* readCatalogue(
  db: Knex,
  language: Language,
): AsyncGenerator<readonly CatalogueRow[]> {
  let behind = [0, -1, 0];
  for (;;) {
    const rows = await query<PlacedRow>(db, sql(language), [...behind, rowsAtOnce]);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    behind = [last.familyId, last.position, last.id];
  }
}
