import type { Knex } from 'knex';

/** What visitors looked for and the shop did not have, by day; for the statistics. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table missed_searches (
      day date not null,
      language text not null,
      /* Folded, without what may be a person's number or address. */
      words text not null,
      count integer not null default 1,
      constraint missed_searches_pkey primary key (day, language, words),
      constraint missed_searches_words_short check (length(words) between 2 and 60),
      constraint missed_searches_counted check (count > 0)
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table missed_searches');
}
