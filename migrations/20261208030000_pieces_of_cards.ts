import type { Knex } from 'knex';

/** Cards know which colour, grade and battery one piece has together; the next nightly job writes them anew. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`update listing_cards set stale_on = current_date`);
}

/** What is due is written from the pieces, in the way of the program that writes it. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`update listing_cards set stale_on = current_date`);
}
