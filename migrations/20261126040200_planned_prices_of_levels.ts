import type { Knex } from 'knex';

/** A price may be planned for the customers of one level as well as for everybody. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table planned_prices add column level_id integer
      constraint planned_prices_level_fkey references price_levels (id) on delete cascade;
    alter table planned_prices drop constraint planned_prices_once_a_day;
    alter table planned_prices add constraint planned_prices_once_a_day
      unique nulls not distinct (product_id, starts_on, level_id);
    create index planned_prices_by_level on planned_prices (level_id) where level_id is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from planned_prices where level_id is not null;
    alter table planned_prices drop constraint planned_prices_once_a_day;
    alter table planned_prices add constraint planned_prices_once_a_day
      unique (product_id, starts_on);
    drop index planned_prices_by_level;
    alter table planned_prices drop column level_id`);
}
