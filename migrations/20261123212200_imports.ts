import type { Knex } from 'knex';

/** Files of products on their way into the catalogue: rows as they came, what each comes to, and what became of it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table import_mappings (
      id integer primary key generated always as identity,
      supplier text not null constraint import_mappings_supplier_unique unique,
      fields jsonb not null,
      options jsonb not null,
      changed_at timestamptz not null
    );
    create table imports (
      id integer primary key generated always as identity,
      file_name text not null,
      format text not null check (format in ('csv', 'xlsx', 'xml')),
      supplier text not null default '',
      status text not null default 'mapping'
        check (status in ('mapping', 'checking', 'checked', 'applying', 'paused', 'done', 'failed')),
      header jsonb not null,
      mapping jsonb not null,
      options jsonb not null,
      row_count integer not null check (row_count >= 0),
      done_count integer not null default 0 check (done_count >= 0),
      started_by integer references users on delete set null,
      change_set_id integer references change_sets on delete set null,
      created_at timestamptz not null,
      changed_at timestamptz not null
    );
    create index imports_started_by on imports (started_by) where started_by is not null;
    create index imports_change_set on imports (change_set_id) where change_set_id is not null;
    create table import_rows (
      import_id integer not null references imports on delete cascade,
      place integer not null,
      line integer not null,
      cells jsonb not null,
      outcome text check (outcome in ('new', 'changed', 'same', 'refused')),
      changes jsonb not null default '[]',
      problems jsonb not null default '[]',
      family_key text,
      family_id integer,
      variant_id integer,
      applied_at timestamptz,
      primary key (import_id, place)
    );
    create index import_rows_by_outcome on import_rows (import_id, outcome, place);
    create index import_rows_by_family on import_rows (import_id, family_key)
      where family_id is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table import_rows; drop table imports; drop table import_mappings');
}
