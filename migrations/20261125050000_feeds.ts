import type { Knex } from 'knex';

/**
 * Feeds for those who compare and advertise offers: which are on, what the last file holds and leaves out, and what categories
 * are called by others. And files of the whole catalogue that staff asked for.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table feeds (
      code text primary key,
      is_active boolean not null default false,
      version integer not null default 1
    );
    create table feed_builds (
      code text primary key references feeds on delete cascade,
      status text not null default 'waiting'
        constraint feed_builds_status_check check (status in ('waiting', 'done', 'failed')),
      asked_at timestamptz not null,
      /* Counts the builds; rows of feed_left_out belong to one. */
      build integer not null default 0,
      built_at timestamptz,
      /* When the text last became another. */
      changed_at timestamptz,
      file text,
      hash text,
      bytes bigint,
      items integer,
      left_out jsonb not null default '{}',
      /* Changes of families before it are in the file. */
      seen_until xid8,
      constraint feed_builds_file_check check ((file is null) = (built_at is null))
    );
    create table feed_left_out (
      code text not null references feeds on delete cascade,
      build integer not null,
      place integer not null,
      variant_id integer not null references master_products on delete cascade,
      item text not null,
      reason text not null,
      primary key (code, build, place)
    );
    create index feed_left_out_by_reason on feed_left_out (code, build, reason, place);
    create index feed_left_out_by_variant on feed_left_out (variant_id);
    create table feed_categories (
      category_id integer primary key references type_categories on delete cascade,
      heureka text not null default '',
      zbozi text not null default '',
      google text not null default '',
      glami text not null default '',
      version integer not null default 1
    );
    create table catalogue_exports (
      id integer primary key generated always as identity,
      status text not null default 'waiting'
        constraint catalogue_exports_status_check check (status in ('waiting', 'done', 'failed')),
      format text not null check (format in ('csv', 'xlsx')),
      asked_by integer references users on delete set null,
      asked_at timestamptz not null,
      ended_at timestamptz,
      file text,
      bytes bigint,
      row_count integer,
      constraint catalogue_exports_ended_check check ((status = 'waiting') = (ended_at is null)),
      constraint catalogue_exports_done_check check ((status = 'done') = (file is not null))
    );
    create index catalogue_exports_asked_by on catalogue_exports (asked_by) where asked_by is not null;
    select record_changes_of('feeds', 'code', '');
    select record_changes_of('feed_categories', 'category_id', '')`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table catalogue_exports;
    drop table feed_categories;
    drop table feed_left_out;
    drop table feed_builds;
    drop table feeds`);
}
