import type { Knex } from 'knex';

/** Pages that staff compose of blocks; without a slug the front page. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table landing_pages (
      id integer generated always as identity,
      slug text not null,
      title_cs text not null,
      title_ro text not null,
      description_cs text not null,
      description_ro text not null,
      /* Typed blocks in both languages: what is no block cannot be shown, so no markup is stored. */
      blocks jsonb not null,
      /* Null for a draft. */
      shown_from timestamptz,
      shown_until timestamptz,
      changed_at timestamptz not null default now(),
      changed_by integer,
      version integer not null default 1,
      constraint landing_pages_pkey primary key (id),
      constraint landing_pages_changer_fkey foreign key (changed_by) references users (id),
      constraint landing_pages_slug_form check (slug = '' or slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      constraint landing_pages_blocks_are_a_list check (jsonb_typeof(blocks) = 'array'),
      constraint landing_pages_span_ordered check (shown_until > shown_from)
    );
    create index landing_pages_by_slug on landing_pages (slug, shown_from, id);
    select record_changes_of('landing_pages', 'id', '')`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table landing_pages');
}
