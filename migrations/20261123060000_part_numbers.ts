import type { Knex } from 'knex';

/** The maker's part number of a variant: staff keep it in their list, the shop shows and finds it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table master_products add column mpn text
      constraint master_products_mpn_not_empty check (mpn <> '');
    create index master_products_by_mpn
      on master_products (regexp_replace(lower(mpn), '[^a-z0-9]', '', 'g'));
    drop view product_grid_source;
    ${source(", grid_fold(coalesce(v.mpn, '')) as mpn")};
    ${shownTexts('v.ean, v.mpn')};
    alter table product_grid_rows add column mpn text collate "C" not null default '';
    create index product_grid_rows_by_mpn on product_grid_rows (mpn, id);
    alter table product_grid_rows alter column words set expression as (${words} || ' ' || mpn);
    update product_grid_shown s set members = x.members
      from product_grid_shown_texts x where x.id = s.id`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view product_grid_source;
    ${source('')};
    ${shownTexts('v.ean')};
    alter table product_grid_rows alter column words set expression as (${words});
    alter table product_grid_rows drop column mpn;
    alter table master_products drop column mpn;
    update product_grid_shown s set members = x.members
      from product_grid_shown_texts x where x.id = s.id`);
}

const words = `name_cs || ' ' || name_ro || ' ' || code || ' ' || ean || ' ' || family_cs || ' ' ||
  family_ro || ' ' || manufacturer`;

const source = (more: string) => `
  create view product_grid_source as
    select v.id, v.meta_master_id, grid_fold(v.code) as code, coalesce(v.ean, '') as ean,
      grid_fold(v.name_cs) as name_cs, grid_fold(v.name_ro) as name_ro,
      grid_fold(m.name_cs) as family_cs, grid_fold(m.name_ro) as family_ro,
      grid_fold(b.name) as manufacturer, m.kind, grid_fold(v.group_name) as group_name,
      coalesce(p.new_price, -1) as new_price, coalesce(p.used_price, -1) as used_price,
      p.conditions, coalesce(p.free, 0) as free, v.is_active, v.created_at, v.updated_at${more}
    from master_products v
    join meta_masters m on m.id = v.meta_master_id
    join manufacturers b on b.id = m.manufacturer_id
    cross join lateral (
      select max(x.price) filter (where x.condition = 'new' and not x.is_single_unit) as new_price,
        min(x.price) filter (where x.condition = 'used') as used_price,
        case count(distinct x.condition) when 0 then 'none' when 1 then min(x.condition)
          else 'mixed' end as conditions,
        sum((select sum(s.on_hand - s.allocated) from stock s where s.product_id = x.id))::integer
          as free
      from products x where x.master_product_id = v.id and x.sold_at is null
    ) p`;

const shownTexts = (codes: string) => `
  create or replace view product_grid_shown_texts as
    select r.id, r.meta_master_id, m.name_cs as family_cs, m.name_ro as family_ro,
      row_to_json(x)::text as members
    from product_grid_rows r
    join master_products v on v.id = r.id
    join meta_masters m on m.id = v.meta_master_id
    join manufacturers b on b.id = m.manufacturer_id
    left join products n on n.master_product_id = v.id and n.condition = 'new'
      and not n.is_single_unit and n.sold_at is null
    cross join lateral (
      select v.version + coalesce(n.version, 0) as version, v.code, v.name_cs, v.name_ro,
        ${codes}, b.name as manufacturer, m.kind, v.group_name,
        n.price as new_price, nullif(r.used_price, -1) as used_price,
        r.conditions as condition, r.free as stock, v.is_active,
        to_char(v.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
        to_char(v.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at
    ) x`;
