import type { Knex } from 'knex';

/**
 * A card shows the grade, price and variant of one piece. Those that were written before mixed the
 * best grade with the lowest price, so all are due to be written anew by the nightly job.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`update listing_cards set stale_on = '2026-11-23'`);
}

/** What is due is written from the pieces, in the way of the program that writes it. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`update listing_cards set stale_on = '2026-11-23'`);
}
