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
  select s.id, v.version + coalesce(n.version, 0) as version, s.family_${language} as family,
    c.names as categories, s.members
  from product_grid_shown s
  join master_products v on v.id = s.id
  left join products n on n.master_product_id = s.id and n.condition = 'new'
    and not n.is_single_unit and n.sold_at is null
  left join categories c on c.master_product_id = s.id
  where s.id = any($1::integer[])`;
