import type { Knex } from 'knex';

/** What a checked import would make that the shop does not have: categories, attributes, makers. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table imports add made jsonb not null default '[]'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table imports drop made');
}
