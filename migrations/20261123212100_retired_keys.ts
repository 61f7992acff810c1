import type { Knex } from 'knex';

/** How far each key is still needed, and the one that made the digests and signatures that are compared. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table encryption_keys
      add column makes_digests boolean not null default false,
      add column found_values integer check (found_values >= 0),
      add column checked_at timestamptz,
      add column retired_at timestamptz;
    create unique index encryption_keys_one_makes_digests on encryption_keys (makes_digests)
      where makes_digests`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table encryption_keys
      drop column makes_digests, drop column found_values, drop column checked_at, drop column retired_at`);
}
