import type { Language } from '#core/market/market.ts';

/**
 * Reads variants as `refreshProductRows` and `showCategories` wrote them, with their categories by
 * name, in the order of the tree's addresses.
 */
export const productRows = (language: Language): string => `
  select p.id, p.family_${language} as family, p.members::json as members, (
      select string_agg(c.name_${language}, ', ' order by c.url_path)
      from type_categories c where c.id = any(p.category_ids)) as categories
  from product_grid_shown p where p.id = any($1::integer[])`;
