import type { Knex } from 'knex';

/**
 * Accounts that came out of a file: nobody has chosen a password for them yet. The history knows that an account was made, by its
 * number alone, so that an undo takes it back; what it tells of a person stays out of it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add column has_password boolean not null default true;
    create table imported_accounts (
      id integer generated always as identity constraint imported_accounts_pkey primary key,
      import_id integer not null,
      /* No foreign key: an account may be erased, its number stays in the history. */
      user_id integer not null constraint imported_accounts_user_id_unique unique,
      invited_at timestamptz
    );
    create index imported_accounts_by_import on imported_accounts (import_id);
    select record_changes_of('imported_accounts', 'id', 'invited_at')`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table imported_accounts;
    alter table users drop column has_password`);
}
