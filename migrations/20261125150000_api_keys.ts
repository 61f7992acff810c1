import type { Knex } from 'knex';

/** Keys by which a merchant's programs call the API, and which of them wrote what the history records. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table api_keys (
      id integer generated always as identity constraint api_keys_pkey primary key,
      name text not null constraint api_keys_name_check check (name <> ''),
      prefix text not null constraint api_keys_prefix_unique unique,
      /* SHA-256 of 256 random bits, which no search finds again. */
      secret_hash bytea not null
        constraint api_keys_secret_hash_check check (octet_length(secret_hash) = 32),
      scopes text[] not null constraint api_keys_scopes_check check (cardinality(scopes) > 0),
      made_by integer not null constraint api_keys_made_by_fkey references users (id),
      made_at timestamptz not null,
      expires_at timestamptz not null,
      last_used_at timestamptz,
      ended_at timestamptz,
      constraint api_keys_expires_check check (expires_at > made_at)
    );
    create index api_keys_by_maker on api_keys (made_by);
    select record_changes_of('api_keys', 'id', 'secret_hash,last_used_at');

    alter table change_sets add api_key_id integer
      constraint change_sets_api_key_fkey references api_keys (id);
    create index change_sets_by_key on change_sets (api_key_id) where api_key_id is not null;
    create function name_api_key() returns trigger language plpgsql as $$
      begin
        new.api_key_id := nullif(current_setting('obmena.api_key', true), '')::integer;
        return new;
      end $$;
    create trigger key_named before insert on change_sets
      for each row execute function name_api_key()`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger key_named on change_sets;
    drop function name_api_key;
    alter table change_sets drop api_key_id;
    drop table api_keys`);
}
