import type { Knex } from 'knex';

/**
 * What the staff's list of products shows of each variant, as its text on the wire: a page of a
 * hundred rows is read from one place instead of five, and nothing of it is put together anew.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    /* What a variant shows; api/grids/products/refresh-product-rows.ts writes it. */
    create view product_grid_shown_source as
      select r.id, r.meta_master_id, m.name_cs as family_cs, m.name_ro as family_ro,
        row_to_json(x)::text as members
      from product_grid_rows r
      join master_products v on v.id = r.id
      join meta_masters m on m.id = v.meta_master_id
      join manufacturers b on b.id = m.manufacturer_id
      left join products n on n.master_product_id = v.id and n.condition = 'new'
        and not n.is_single_unit and n.sold_at is null
      cross join lateral (
        /* Both are changed in one row of the list, so its version counts the changes of both. */
        select v.version + coalesce(n.version, 0) as version, v.code, v.name_cs, v.name_ro,
          v.ean, b.name as manufacturer, m.kind, v.group_name,
          n.price as new_price, nullif(r.used_price, -1) as used_price,
          r.conditions as condition, r.free as stock, v.is_active,
          to_char(v.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
          to_char(v.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at
      ) x;
    create table product_grid_shown (
      id integer constraint product_grid_shown_pkey primary key
        constraint product_grid_shown_row_fkey references product_grid_rows (id) on delete cascade,
      family_cs text not null,
      family_ro text not null,
      /* All that is the same in both languages: an object of JSON. */
      members text not null
    );
    insert into product_grid_shown (id, family_cs, family_ro, members)
      select id, family_cs, family_ro, members from product_grid_shown_source`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table product_grid_shown; drop view product_grid_shown_source');
}
