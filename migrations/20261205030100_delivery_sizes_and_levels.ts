import type { Knex } from 'knex';

/** The longest side that a delivery takes, and what customers of a price level pay for it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table delivery_methods
      add column most_side_cm integer,
      add column level_prices text,
      add constraint delivery_methods_most_side_range check (most_side_cm between 1 and 1000),
      add constraint delivery_methods_level_prices_form
        check (level_prices ~ '^[a-z0-9_-]{1,40}:[0-9]{1,6}( [a-z0-9_-]{1,40}:[0-9]{1,6})*$')`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table delivery_methods drop column most_side_cm, drop column level_prices');
}
