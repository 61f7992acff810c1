import type { Knex } from 'knex';

/** Second factors of the staff, and what somebody needs to tell their own sessions apart. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table second_factors (
      id integer generated always as identity constraint second_factors_pkey primary key,
      user_id integer not null
        constraint second_factors_user_fkey references users on delete cascade,
      kind text not null,
      name text not null,
      secret bytea,
      last_step bigint,
      credential_id bytea constraint second_factors_credential_unique unique,
      public_key bytea,
      sign_count bigint,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_used_at timestamptz,
      constraint second_factors_kind_known check (kind in ('totp', 'passkey')),
      constraint second_factors_passkey_whole check (
        kind <> 'passkey' or (credential_id is not null and public_key is not null and sign_count is not null)
      )
    );
    create index second_factors_by_user on second_factors (user_id);
    create table recovery_codes (
      user_id integer not null
        constraint recovery_codes_user_fkey references users on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      constraint recovery_codes_pkey primary key (user_id, code_hash)
    );
    create table pending_sign_ins (
      token_hash bytea constraint pending_sign_ins_pkey primary key,
      user_id integer not null
        constraint pending_sign_ins_user_fkey references users on delete cascade,
      step text not null,
      failures integer not null default 0,
      expires_at timestamptz not null,
      constraint pending_sign_ins_step_known check (step in ('prove', 'enrol')),
      constraint pending_sign_ins_token_is_sha256 check (octet_length(token_hash) = 32)
    );
    create index pending_sign_ins_by_user on pending_sign_ins (user_id);
    create index pending_sign_ins_by_end on pending_sign_ins (expires_at);
    create table factor_challenges (
      user_id integer not null
        constraint factor_challenges_user_fkey references users on delete cascade,
      purpose text not null,
      challenge text not null,
      expires_at timestamptz not null,
      constraint factor_challenges_pkey primary key (user_id, purpose),
      constraint factor_challenges_purpose_known check (purpose in ('add', 'prove'))
    );
    create index factor_challenges_by_end on factor_challenges (expires_at);
    alter table users add column factors_reset_at timestamptz;
    alter table station_sign_ins add column second_factor_at timestamptz;
    alter table sessions
      add column id integer generated always as identity constraint sessions_id_unique unique,
      add column browser text not null default 'unknown',
      add column system text not null default 'unknown',
      add column last_seen_at timestamptz not null default now(),
      add column second_factor_at timestamptz`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sessions drop column id, drop column browser, drop column system,
      drop column last_seen_at, drop column second_factor_at;
    alter table station_sign_ins drop column second_factor_at;
    alter table users drop column factors_reset_at;
    drop table factor_challenges;
    drop table pending_sign_ins;
    drop table recovery_codes;
    drop table second_factors`);
}
