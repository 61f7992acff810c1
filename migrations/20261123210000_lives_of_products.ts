import type { Knex } from 'knex';

/**
 * Where a variant stands in its life. A retired one answers 410 and names its successor; one that
 * turned out to be another's double leads on to it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table master_products
      add column retired_at timestamptz,
      add column successor_id integer
        constraint master_products_successor_fkey
          references master_products (id) on delete set null,
      add column merged_into_id integer
        constraint master_products_merged_into_fkey references master_products (id),
      add constraint master_products_retired_is_hidden
        check (retired_at is null or not is_active),
      add constraint master_products_successor_is_of_retired
        check (successor_id is null or (retired_at is not null and successor_id <> id)),
      add constraint master_products_merged_is_retired
        check (merged_into_id is null or (retired_at is not null and merged_into_id <> id));
    create index master_products_by_successor on master_products (successor_id)
      where successor_id is not null;
    create index master_products_by_merged_into on master_products (merged_into_id)
      where merged_into_id is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table master_products
      drop constraint master_products_retired_is_hidden,
      drop column merged_into_id, drop column successor_id, drop column retired_at`);
}
