import type { Knex } from 'knex';

/**
 * A card says where the piece lies that it shows. Those that were written before say where any piece of
 * their group lies, so all are due to be written anew by the nightly job.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`update listing_cards set stale_on = '2026-11-24'`);
}

/** What is due is written from the pieces, in the way of the program that writes it. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`update listing_cards set stale_on = '2026-11-24'`);
}
