import type { Knex } from 'knex';

/** Badges of the staff, and the windows at which they open a session. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table staff_badges (
      id integer generated always as identity constraint staff_badges_pkey primary key,
      user_id integer not null
        constraint staff_badges_user_fkey references users on delete cascade,
      code_digest bytea not null constraint staff_badges_code_unique unique,
      issued_at timestamptz not null,
      issued_by integer not null constraint staff_badges_issuer_fkey references users,
      revoked_at timestamptz,
      failures integer not null default 0,
      locked_until timestamptz,
      constraint staff_badges_digest_is_sha256 check (octet_length(code_digest) = 32),
      constraint staff_badges_failures_positive check (failures >= 0)
    );
    create unique index staff_badges_one_each on staff_badges (user_id) where revoked_at is null;
    create index staff_badges_by_user on staff_badges (user_id);
    create index staff_badges_by_issuer on staff_badges (issued_by);
    create table staff_windows (
      id integer generated always as identity constraint staff_windows_pkey primary key,
      station_hash bytea not null constraint staff_windows_hash_unique unique,
      name text not null,
      registered_at timestamptz not null,
      registered_by integer not null constraint staff_windows_registrar_fkey references users,
      constraint staff_windows_hash_is_sha256 check (octet_length(station_hash) = 32),
      constraint staff_windows_name_filled check (name <> '')
    );
    create index staff_windows_by_registrar on staff_windows (registered_by);
    alter table sessions add column by_badge boolean not null default false;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sessions drop column by_badge;
    drop table staff_windows;
    drop table staff_badges;
  `);
}
