import type { Language } from '#core/market/market.ts';

/**
 * Reads variants as they are now. Their version counts the changes of the variant and of the stock
 * item that is sold as new, because both are changed in one row of the list.
 */
export const productRows = (language: Language): string => `
  with categories as (
    select k.master_product_id, string_agg(t.name_${language}, ', ' order by t.url_path) as names
    from master_product_categories k join type_categories t on t.id = k.category_id
    where k.master_product_id = any($1::integer[]) group by 1)
  select v.id, v.version + coalesce(n.version, 0) as version, v.code, v.name_cs,
    v.name_ro, v.ean, m.name_${language} as family, b.name as manufacturer, m.kind,
    v.group_name,
    c.names as categories,
    n.price as new_price, nullif(r.used_price, -1) as used_price, r.conditions as condition,
    r.free as stock, v.is_active, v.created_at,
    v.updated_at
  from product_grid_rows r
  join master_products v on v.id = r.id
  join meta_masters m on m.id = v.meta_master_id
  join manufacturers b on b.id = m.manufacturer_id
  left join products n on n.master_product_id = v.id and n.condition = 'new'
    and not n.is_single_unit and n.sold_at is null
  left join categories c on c.master_product_id = v.id
  where r.id = any($1::integer[])`;
