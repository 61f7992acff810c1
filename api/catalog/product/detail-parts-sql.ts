import { priceNow } from '../cards/offered-prices-sql.ts';
import type { Language } from '#core/market/market.ts';

/**
 * Parts of a product's page as the wire's JSON, each an expression on `v` (the variant), `m` (its
 * family) and `color` (the value of its colour, or null).
 */

const onSale = (variant: string) =>
  `q.master_product_id = ${variant}.id and q.is_on_sale and q.sold_at is null`;

/** From the root category to the variant's own, the deepest of them. */
export const categories = (language: Language): string => `
  (select coalesce(json_agg(json_build_object('name', a.name_${language}, 'url_path', a.url_path)
      order by length(a.url_path)), '[]')
    from (
      select c.url_path from master_product_categories pc
      join type_categories c on c.id = pc.category_id and c.for_display
      where pc.master_product_id = v.id order by length(c.url_path) desc, c.id limit 1
    ) own
    join type_categories a
      on a.url_path = own.url_path or starts_with(own.url_path, a.url_path || '/'))`;

/** Those of the variant's colour first, then those of no colour in particular. */
export const pictures = (language: Language): string => `
  (select coalesce(json_agg(json_build_object('address', '/media/' || f.sha256,
      'alt', f.alt_${language}, 'width', f.width, 'height', f.height, 'widths', f.widths)
      order by f.color_slug is null, f.position), '[]')
    from fileset_files f
    where f.fileset_id = m.fileset_id and (f.color_slug is null or f.color_slug = color.code))`;

/** The list of all accessories that fit the family, in the root category that has most of them; null where none does. */
export const fittingPath = `
  (select c.url_path || '?fits=' || m.seo_name
    from accessory_fits f
    join listing_cards k on k.meta_master_id = f.accessory_id and k.availability_rank < 3
    join type_categories c on c.id = any(k.category_ids) and c.parent_id is null and c.for_display
    where f.device_id = m.id
    group by c.id order by count(*) desc, c.id limit 1)`;

/** Colours of the group, one variant each. */
export const colors = (language: Language): string => `
  (select coalesce(json_agg(row_to_json(x)), '[]') from (
    select distinct on (o.position, o.id) o.code as value, o.name_${language} as label,
      coalesce(o.hex, '#808080') as hex, w.seo_name, w.id as master_product_id,
      w.id = v.id as is_current,
      exists (
        select 1 from products q join stock s on s.product_id = q.id and s.on_hand > s.allocated
        where ${onSale('w')}
      ) as is_available
    from master_products w join attribute_values o on o.id = w.color_value_id
    where w.meta_master_id = v.meta_master_id and w.group_name = v.group_name and w.is_active
    order by o.position, o.id, w.id = v.id desc, w.position, w.id
  ) x)`;

/** Groups of the family, each by its variant of the same colour where there is one. */
export const groups = `
  (select coalesce(json_agg(json_build_object('group_name', x.group_name, 'seo_name', x.seo_name,
      'price', (select min(${priceNow('q', '$2')}) from products q where ${onSale('x')}),
      'is_current', x.group_name = v.group_name) order by x.place, x.group_name), '[]')
    from (
      select distinct on (w.group_name) w.id, w.group_name, w.seo_name,
        min(w.position) over (partition by w.group_name) as place
      from master_products w
      where w.meta_master_id = v.meta_master_id and w.is_active and w.group_name <> ''
      order by w.group_name, w.id = v.id desc,
        w.color_value_id is not distinct from v.color_value_id desc, w.position, w.id
    ) x)`;

const yes = { cs: ['Ano', 'Ne'], ro: ['Da', 'Nu'] } as const;

/** What an attribute of a variant says, on `pa`, `a`, `o` (the value) and `u` (the unit). */
export const attributeText = (language: Language): string => `
  case
    when o.id is not null then o.name_${language}
    when a.kind = 'boolean'
      then case when pa.number = 0 then '${yes[language][1]}' else '${yes[language][0]}' end
    when pa.number is not null then replace(trim_scale(pa.number)::text, '.', ',')
      || coalesce(' ' || u.symbol_${language}, '')
    else pa.text_${language}
  end`;

/** Rows of attributes by group, in their order. */
export const attributes = (language: Language): string => `
  (select coalesce(json_agg(json_build_object('group', x.name, 'rows', x.rows)
      order by x.position, x.id), '[]')
    from (
      select y.group_id as id, y.group_name as name, y.group_position as position,
        json_agg(json_build_object('code', y.code, 'label', y.label, 'value', y.value)
          order by y.position, y.id) as rows
      from (
        select g.id as group_id, g.name_${language} as group_name, g.position as group_position,
          a.id, a.code, a.name_${language} as label, a.position,
          string_agg(${attributeText(language)}, ', ' order by pa.place) as value
        from product_attributes pa
        join attributes a on a.id = pa.attribute_id
        join attribute_groups g on g.id = a.group_id
        left join attribute_values o on o.id = pa.value_id
        left join units u on u.id = a.unit_id
        where pa.master_product_id = v.id
        group by g.id, a.id
      ) y
      group by y.group_id, y.group_name, y.group_position
    ) x)`;
