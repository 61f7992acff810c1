import type { Knex } from 'knex';

/** What a file holds, and the pictures that it names or brings, each with what became of it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table imports add column subject text not null default 'products'
      constraint imports_subject_known check
        (subject in ('products', 'pictures', 'customers', 'level_prices', 'redirects'));
    alter table imports drop constraint imports_format_check;
    alter table imports add constraint imports_format_known
      check (format in ('csv', 'xlsx', 'xml', 'zip'));
    create table import_pictures (
      id integer generated always as identity constraint import_pictures_pkey primary key,
      import_id integer not null constraint import_pictures_import_id_fkey
        references imports on delete cascade,
      family_id integer not null constraint import_pictures_family_id_fkey
        references meta_masters on delete cascade,
      variant_id integer constraint import_pictures_variant_id_fkey
        references master_products on delete set null,
      /* Where it is fetched from, or the file of an archive. */
      address text,
      file_name text,
      place integer not null default 0,
      status text not null default 'waiting' constraint import_pictures_status_known
        check (status in ('waiting', 'stored', 'same', 'failed')),
      reason text,
      tries integer not null default 0 constraint import_pictures_tries_check check (tries >= 0),
      /* While somebody works on it, until when nobody else does. */
      due_at timestamptz not null,
      constraint import_pictures_one_source check ((address is null) <> (file_name is null)),
      constraint import_pictures_once unique (import_id, family_id, address)
    );
    create index import_pictures_by_family on import_pictures (family_id);
    create index import_pictures_by_variant on import_pictures (variant_id)
      where variant_id is not null;
    create index import_pictures_waiting on import_pictures (import_id, due_at)
      where status = 'waiting'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table import_pictures;
    delete from imports where format = 'zip' or subject <> 'products';
    alter table imports drop constraint imports_format_known;
    alter table imports add constraint imports_format_check check (format in ('csv', 'xlsx', 'xml'));
    alter table imports drop column subject`);
}
