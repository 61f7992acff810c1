import type { Language } from '#core/market/market.ts';

/** Reads variants as `refreshProductRows` wrote them, with the categories that they are in now. */
export const productRows = (language: Language): string => `
  with categories as (
    select k.master_product_id, string_agg(t.name_${language}, ', ' order by t.url_path) as names
    from master_product_categories k join type_categories t on t.id = k.category_id
    where k.master_product_id = any($1::integer[]) group by 1)
  select s.id, s.family_${language} as family, c.names as categories, s.members
  from product_grid_shown s left join categories c on c.master_product_id = s.id
  where s.id = any($1::integer[])`;
