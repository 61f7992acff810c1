import type { Language } from '#core/market/market.ts';

/** The smallest file of the picture that the shop shows first: of the variant's colour, else of no colour in particular. */
const pictureSql = `(
  select '/media/' || f.sha256 || '/' || f.widths[1] || '.jpeg'
  from master_products v join meta_masters m on m.id = v.meta_master_id
  left join attribute_values color on color.id = v.color_value_id
  join fileset_files f on f.fileset_id = m.fileset_id
    and (f.color_slug is null or f.color_slug = color.code)
  where v.id = p.id order by f.color_slug is null, f.position limit 1)`;

/**
 * Reads variants as `refreshProductRows` and `showCategories` wrote them, with their categories by
 * name, in the order of the tree's addresses, and the address
 * of a small picture.
 */
export const productRows = (language: Language): string => `
  select p.id, p.family_${language} as family, p.members::json as members, (
      select string_agg(c.name_${language}, ', ' order by c.url_path)
      from type_categories c where c.id = any(p.category_ids)) as categories,
      ${pictureSql} as picture
  from product_grid_shown p where p.id = any($1::integer[])`;
