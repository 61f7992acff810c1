import type { Knex } from 'knex';

/** What slows guesses of one account's password, and where its holder has signed in before. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table login_delays (
      key text primary key,
      failures integer not null,
      last_at timestamptz not null,
      free_at timestamptz not null,
      alarmed_at timestamptz
    );
    create index login_delays_last_at_index on login_delays (last_at);
    create table user_known_places (
      user_id integer not null references users on delete cascade,
      place bytea not null,
      signed_in_at timestamptz not null,
      primary key (user_id, place)
    );
    create index user_known_places_signed_in_at_index on user_known_places (signed_in_at)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table user_known_places; drop table login_delays');
}
