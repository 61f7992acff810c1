import type { Knex } from 'knex';

/**
 * The categories of each variant beside what the staff's list of products shows of it: a page reads
 * them where it reads the rest, and their names are kept by the program.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter view product_grid_shown_source rename to product_grid_shown_texts;
    /* What a variant shows; api/grids/products/refresh-product-rows.ts writes it. */
    create view product_grid_shown_source as
      select x.*, array(
        select k.category_id from master_product_categories k
        where k.master_product_id = x.id order by k.category_id) as category_ids
      from product_grid_shown_texts x;
    alter table product_grid_shown add column category_ids integer[] not null default '{}';
    update product_grid_shown s set category_ids = x.category_ids
    from (
      select master_product_id as id, array_agg(category_id order by category_id) as category_ids
      from master_product_categories group by 1
    ) x where x.id = s.id`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view product_grid_shown_source;
    alter view product_grid_shown_texts rename to product_grid_shown_source;
    alter table product_grid_shown drop column category_ids`);
}
