import type { Knex } from 'knex';

/** Screens that a person wants on top of the navigation, by their addresses, in the order in which they were chosen. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table staff_settings add column favourites text[] not null default '{}',
      add constraint staff_settings_favourites_few check (cardinality(favourites) <= 20)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`alter table staff_settings drop column favourites`);
}
