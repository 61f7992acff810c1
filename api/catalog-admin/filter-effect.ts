import type { Knex } from 'knex';
import type { z } from 'zod';
import type { filterEffect as call } from '#core/contract/catalog-admin-product.ts';
import type { Language } from '#core/market/market.ts';

type Effect = z.output<(typeof call)['reply']>;

/** What is for sale, with what it says of attributes that are a choice. */
const effectSql = (language: Language) => `
  with sold as (
    select v.id, v.meta_master_id from master_products v
    where v.is_active and exists (
      select from products p where p.master_product_id = v.id and p.is_on_sale and p.sold_at is null)
  ), said as (
    select s.attribute_id, s.value_id, v.meta_master_id, v.id
    from product_attributes s join sold v on v.id = s.master_product_id
    where s.value_id is not null
  ), counted as (
    select attribute_id, count(distinct value_id)::integer as "values",
      count(distinct meta_master_id)::integer as said_by
    from said group by attribute_id
  ), placed as (
    select s.attribute_id, count(distinct k.category_id)::integer as categories
    from said s join master_product_categories k on k.master_product_id = s.id
    group by s.attribute_id
  )
  select a.id as "attributeId", a.code, a.name_${language} as name, g.name_${language} as "group",
    a.is_facet as "isFilter", coalesce(c."values", 0) as "values",
    coalesce(c.said_by, 0) as "saidBy", coalesce(p.categories, 0) as categories
  from attributes a
  join attribute_groups g on g.id = a.group_id
  left join counted c on c.attribute_id = a.id
  left join placed p on p.attribute_id = a.id
  where a.kind = 'choice'
  order by g.position, a.position, a.id`;

const familiesSql = `
  select count(distinct v.meta_master_id)::integer as families from master_products v
  where v.is_active and exists (
    select from products p where p.master_product_id = v.id and p.is_on_sale and p.sold_at is null)`;

/** What each attribute that is a choice does, or would do, as a filter of lists. */
export async function filterEffect(reads: Knex, language: Language): Promise<Effect> {
  const { rows } = await reads.raw<{ rows: Effect['attributes'] }>(effectSql(language));
  const counted = await reads.raw<{ rows: { families: number }[] }>(familiesSql);
  return { families: counted.rows[0]?.families ?? 0, attributes: rows };
}
