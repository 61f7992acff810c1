import type { Knex } from 'knex';

/** A load in several transactions leaves its row until it is done: what it left is then undone. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table bulk_loads (
      is_running boolean not null default true constraint bulk_loads_pkey primary key,
      /* Indexes, constraints and triggers that it took away, with the statements that bring them back. */
      resting jsonb not null default '[]',
      constraint bulk_loads_one_at_a_time check (is_running)
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table bulk_loads');
}
