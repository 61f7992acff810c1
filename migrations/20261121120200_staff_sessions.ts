import type { Knex } from 'knex';

const actions = [
  'price_override',
  'buyback_over_limit',
  'weight_mismatch',
  'take_over',
  'full_purge',
  'cancel_handed_over',
];

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sessions', (table) => {
    table.timestamp('locked_at', { useTz: true });
  });

  // Only hashes: who reads a table can neither pass for a device nor use an approval.
  await knex.raw(`
    create table staff_settings (
      user_id integer constraint staff_settings_pkey primary key
        constraint staff_settings_user_fkey references users on delete cascade,
      pin_hash text,
      idle_minutes integer not null default 15,
      scheme text not null default 'system',
      constraint staff_settings_idle_known check (idle_minutes in (5, 10, 15, 30)),
      constraint staff_settings_scheme_known check (scheme in ('system', 'light', 'dark'))
    )`);
  await knex.raw(`
    create table station_sign_ins (
      station_hash bytea not null,
      user_id integer not null
        constraint station_sign_ins_user_fkey references users on delete cascade,
      signed_in_at timestamptz not null,
      pin_failures integer not null default 0,
      constraint station_sign_ins_pkey primary key (station_hash, user_id),
      constraint station_sign_ins_hash_is_sha256 check (octet_length(station_hash) = 32),
      constraint station_sign_ins_failures_positive check (pin_failures >= 0)
    )`);
  await knex.raw('create index station_sign_ins_by_user on station_sign_ins (user_id)');
  await knex.raw('create index station_sign_ins_by_time on station_sign_ins (signed_in_at)');
  await knex.raw(`
    create table supervisor_approvals (
      id integer generated always as identity constraint supervisor_approvals_pkey primary key,
      token_hash bytea not null constraint supervisor_approvals_token_unique unique,
      action text not null,
      subject text not null,
      asked_by integer not null
        constraint supervisor_approvals_asker_fkey references users,
      approved_by integer not null
        constraint supervisor_approvals_supervisor_fkey references users,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      constraint supervisor_approvals_four_eyes check (asked_by <> approved_by),
      constraint supervisor_approvals_action_known
        check (action in (${actions.map((action) => `'${action}'`).join(', ')})),
      constraint supervisor_approvals_token_is_sha256 check (octet_length(token_hash) = 32)
    )`);
  await knex.raw('create index supervisor_approvals_by_asker on supervisor_approvals (asked_by)');
  await knex.raw(
    'create index supervisor_approvals_by_supervisor on supervisor_approvals (approved_by)',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('supervisor_approvals');
  await knex.schema.dropTable('station_sign_ins');
  await knex.schema.dropTable('staff_settings');
  await knex.schema.alterTable('sessions', (table) => {
    table.dropColumn('locked_at');
  });
}
