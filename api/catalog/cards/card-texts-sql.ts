import type { Language } from '#core/market/market.ts';
import { familyFilter, type Families } from './card-rows-sql.ts';

// As `reductionPercent` of core/catalog/prior-price.ts; a test holds the two together.
const reduction = `
  case when p.reduced_at is not null and p.prior_for = p.reduced_at and p.prior_price is not null
    then json_build_object('prior_price', p.prior_price, 'since', p.prior_since, 'percent',
      nullif(greatest(0, (p.prior_price - c.price) * 100 / nullif(p.prior_price, 0)), 0))
  end`;

const colors = (language: Language) => `
  (select coalesce(json_agg(row_to_json(x)), '[]') from (
    select distinct on (o.position, o.id) o.code as value, o.name_${language} as label,
      coalesce(o.hex, '#808080') as hex, v.seo_name, v.id as master_product_id
    from master_products v
    join attribute_values o on o.id = v.color_value_id
    where v.meta_master_id = c.meta_master_id and v.group_name = c.group_name and v.is_active
      and exists (
        select 1 from products q where q.master_product_id = v.id and q.condition = c.condition
          and q.is_on_sale and q.sold_at is null
      )
    order by o.position, o.id, v.position, v.id
  ) x)`;

const picture = (language: Language) => `
  (select row_to_json(x) from (
    select '/media/' || f.sha256 as address, f.alt_${language} as alt, f.width, f.height, f.widths
    from fileset_files f
    where f.fileset_id = m.fileset_id
    order by f.color_slug is not distinct from shown_color.code desc, f.color_slug is null desc,
      f.position
    limit 1
  ) x)`;

// Three facts that tell the card from its neighbours: neither the colour nor the group's own name.
const highlights = (language: Language) => `
  (select coalesce(json_agg(x.text), '[]') from (
    select case when o.id is not null then o.name_${language}
      else replace(trim_scale(pa.number)::text, '.', ',')
        || coalesce(' ' || u.symbol_${language}, '') end as text
    from product_attributes pa
    join attributes a on a.id = pa.attribute_id
    join attribute_groups g on g.id = a.group_id
    left join attribute_values o on o.id = pa.value_id
    left join units u on u.id = a.unit_id
    where pa.master_product_id = c.master_product_id and pa.place = 0
      and a.kind in ('choice', 'number') and o.id is distinct from v.color_value_id
      and o.name_${language} is distinct from c.group_name
    order by g.position, a.position, a.id
    limit 3
  ) x)`;

const text = (language: Language) => `
  row_to_json((select x from (select
    c.id, c.master_product_id, v.seo_name, c.name_${language} as name, maker.name as manufacturer,
    c.kind, c.condition, c.grade, c.price, c.is_from, ${reduction} as reduction,
    ${colors(language)} as colors,
    case when v.width_mm is not null and v.height_mm is not null
      then json_build_object('width', v.width_mm, 'height', v.height_mm) end as size,
    ${picture(language)} as picture,
    case when stars.count > 0 then json_build_object('count', stars.count,
      'average_tenths', (stars.total * 20 + stars.count) / (stars.count * 2)) end as reviews,
    ${highlights(language)} as highlights
  ) x))::text`;

/** Writes the cards of families as the wire carries them, from the rows of `writeCards`. */
export const writeCardTexts = (families: Families): string => `
  insert into listing_card_texts (card_id, cs, ro, stock)
  select c.id, ${text('cs')}, ${text('ro')},
    json_build_object('warehouse', c.warehouse, 'stores', c.stores,
      'nextDelivery', c.next_delivery, 'saleStarts', c.sale_starts,
      'supplierDays', c.supplier_days, 'isDiscontinued', c.is_discontinued)::text
  from listing_cards c
  join meta_masters m on m.id = c.meta_master_id
  join master_products v on v.id = c.master_product_id
  join manufacturers maker on maker.id = c.manufacturer_id
  join products p on p.id = c.product_id
  left join attribute_values shown_color on shown_color.id = v.color_value_id
  left join lateral (
    select count(*) as count, sum(r.rating) as total
    from master_products w join reviews r on r.master_product_id = w.id
    where w.meta_master_id = c.meta_master_id and r.status = 'approved'
  ) stars on true
  where ${familyFilter(families, 'c.meta_master_id')}
  on conflict (card_id) do update set cs = excluded.cs, ro = excluded.ro, stock = excluded.stock`;
