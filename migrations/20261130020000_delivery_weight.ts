import type { Knex } from 'knex';

/** The most that the packages of what a delivery brings may weigh together. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table delivery_methods
      add column most_weight_kg numeric(6, 2),
      add constraint delivery_methods_most_weight_range
        check (most_weight_kg between 0.1 and 1000)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table delivery_methods drop column most_weight_kg');
}
