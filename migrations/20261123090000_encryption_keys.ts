import type { Knex } from 'knex';

/** By which keys personal data is encrypted: a start with another key of the same name is refused. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table encryption_keys (
      id text constraint encryption_keys_pkey primary key,
      check_value bytea not null
        constraint encryption_keys_check_value_length check (octet_length(check_value) = 32),
      first_used_at timestamptz not null default now()
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table encryption_keys');
}
