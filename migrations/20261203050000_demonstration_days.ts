import type { Knex } from 'knex';

/** Days of invented history that a demonstration shop is to be filled with; a day is filled as a whole or not at all. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table demonstration_days (
      day date constraint demonstration_days_pkey primary key,
      filled_at timestamptz
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table demonstration_days');
}
