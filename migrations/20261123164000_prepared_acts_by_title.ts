import type { Knex } from 'knex';

/** An order's history names what two people did with its money. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index prepared_acts_by_title on prepared_acts (title)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index prepared_acts_by_title');
}
