import type { Knex } from 'knex';

/** A scan looks a stock item up by the code of its variant, in either case. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index master_products_by_upper_code on master_products (upper(code));
    create index products_by_variant on products (master_product_id)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index products_by_variant; drop index master_products_by_upper_code');
}
