import type { Language } from '#core/market/market.ts';
import type { NamedColumn } from '../server-grid.ts';

/** Reads variants as `refreshProductRows` and `showCategories` wrote them. */
export const productRows = (language: Language): string => `
  select id, family_${language} as family, array_to_string(category_ids, ',') as categories, members
  from product_grid_shown where id = any($1::integer[])`;

/** Categories of a variant, in the order of the tree's addresses. */
export const categoriesOfProducts: NamedColumn = {
  column: 'categories',
  freshness: 'categories',
  names: (language) => `select id, name_${language} as name from type_categories order by url_path`,
};
