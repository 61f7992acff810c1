import type { Knex } from 'knex';

/** What people call things, and what the search looks for instead; a list of the back office. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table search_synonyms (
      id integer generated always as identity constraint search_synonyms_pkey primary key,
      version integer not null default 1,
      said text not null constraint search_synonyms_said_unique unique,
      meant text not null,
      constraint search_synonyms_said_check check (said ~ '\\S'),
      constraint search_synonyms_meant_check check (meant ~ '\\S')
    );
    select record_changes_of('search_synonyms', 'id', '')`);
  for (const [event, rows] of events) {
    await knex.raw(
      `create trigger ?? after ${event} on search_synonyms referencing ${rows} table as touched
       for each statement execute function note_grid_change('search-synonyms')`,
      [`search_synonyms_noted_${event}`],
    );
  }
}

const events = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table search_synonyms');
}
