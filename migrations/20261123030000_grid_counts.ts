import type { Knex } from 'knex';

/** How many rows a filter of a list matched, so that a page need not count them again. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    /* Lost in a crash without harm: what is not there is counted. */
    create unlogged table grid_counts (
      /* A digest of the list and its filter. */
      filter bytea constraint grid_counts_pkey primary key,
      /* Of the list's changes in grid_changes when it was counted. */
      state text not null,
      matching integer not null
        constraint grid_counts_matching_not_negative check (matching >= 0),
      counted_at timestamptz not null)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table grid_counts');
}
