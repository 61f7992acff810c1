import type { Knex } from 'knex';

/** Lists of the back office: what they are chosen by, views and layouts, kept selections. */
export async function up(knex: Knex): Promise<void> {
  await createProductRows(knex);
  await knex.raw(`
    insert into product_grid_rows (${columns.join(', ')})
    select ${columns.join(', ')} from product_grid_source`);
  await createIndexes(knex);
  await createFreshness(knex);
  await createKept(knex);
}

/** Columns of `product_grid_rows` that `product_grid_source` gives. */
const columns = [
  ...['id', 'meta_master_id', 'code', 'ean', 'name_cs', 'name_ro', 'family_cs', 'family_ro'],
  ...['manufacturer', 'kind', 'group_name'],
  ...['new_price', 'used_price', 'conditions', 'free', 'is_active', 'created_at', 'updated_at'],
];

async function createProductRows(knex: Knex): Promise<void> {
  await knex.raw(`
    /* As foldText of core/shared/text.ts; a test holds the two together. */
    create function grid_fold(given text) returns text language sql immutable parallel safe as $$
      select case when octet_length(given) = length(given) then lower(given collate "C")
        else translate(replace(replace(replace(replace(regexp_replace(
          normalize(lower(normalize(given, NFKD) collate "und-x-icu"), NFKD),
          '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]', '', 'g'),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'łđðøħıς', 'lddohiσ') collate "C" end
    $$;
    /* What a variant's row is made of; api/grids/products/refresh-product-rows.ts writes it. */
    create view product_grid_source as
      select v.id, v.meta_master_id, grid_fold(v.code) as code, coalesce(v.ean, '') as ean,
        grid_fold(v.name_cs) as name_cs, grid_fold(v.name_ro) as name_ro,
        grid_fold(m.name_cs) as family_cs, grid_fold(m.name_ro) as family_ro,
        grid_fold(b.name) as manufacturer, m.kind, grid_fold(v.group_name) as group_name,
        coalesce(p.new_price, -1) as new_price, coalesce(p.used_price, -1) as used_price,
        p.conditions, coalesce(p.free, 0) as free, v.is_active, v.created_at, v.updated_at
      from master_products v
      join meta_masters m on m.id = v.meta_master_id
      join manufacturers b on b.id = m.manufacturer_id
      cross join lateral (
        select max(x.price) filter (where x.condition = 'new' and not x.is_single_unit) as new_price,
          min(x.price) filter (where x.condition = 'used') as used_price,
          case count(distinct x.condition) when 0 then 'none' when 1 then min(x.condition)
            else 'mixed' end as conditions,
          sum((select sum(s.on_hand - s.allocated) from stock s where s.product_id = x.id))::integer
            as free
        from products x where x.master_product_id = v.id and x.sold_at is null
      ) p;
    create table product_grid_rows (
      id integer constraint product_grid_rows_pkey primary key
        constraint product_grid_rows_product_fkey references master_products (id) on delete cascade,
      meta_master_id integer not null,
      code text collate "C" not null,
      ean text collate "C" not null,
      name_cs text collate "C" not null,
      name_ro text collate "C" not null,
      family_cs text collate "C" not null,
      family_ro text collate "C" not null,
      manufacturer text collate "C" not null,
      kind text not null,
      group_name text collate "C" not null,
      /* Whole units; -1 where there is none, so that an order needs no word about nulls. */
      new_price integer not null,
      used_price integer not null,
      conditions text not null,
      free integer not null,
      is_active boolean not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      /* All that a word is looked for in, with one index for all of them. */
      words text collate "C" not null generated always as (
        name_cs || ' ' || name_ro || ' ' || code || ' ' || ean || ' ' || family_cs || ' ' ||
        family_ro || ' ' || manufacturer) stored
    )`);
}

/** Every sort that the list offers; ties are broken by the id. */
async function createIndexes(knex: Knex): Promise<void> {
  const sorted = [
    ...['code', 'ean', 'name_cs', 'name_ro', 'family_cs', 'family_ro', 'manufacturer'],
    ...['new_price', 'used_price', 'free', 'created_at', 'updated_at'],
  ];
  for (const column of sorted) {
    await knex.raw('create index ?? on product_grid_rows (??, id)', [
      `product_grid_rows_by_${column}`,
      column,
    ]);
  }
  await knex.raw(`
    create index product_grid_rows_by_words on product_grid_rows
      using gin (words gin_trgm_ops) with (gin_pending_list_limit = 512);
    /* What has few values is looked for in a tenth of the table's pages. */
    create index product_grid_rows_by_choices
      on product_grid_rows (kind, conditions, is_active, id);
    create index product_grid_rows_by_family_id on product_grid_rows (meta_master_id);
    create index orders_by_total on orders (total, id);
    create index orders_by_due on orders (due, id);
    analyze product_grid_rows`);
}

async function createFreshness(knex: Knex): Promise<void> {
  await knex.raw(`
    /* Which transactions changed what a list is chosen by: what was counted before is counted anew. */
    create table grid_changes (
      grid text not null,
      changed_in xid8 not null default pg_current_xact_id(),
      constraint grid_changes_pkey primary key (grid, changed_in)
    );
    create function note_grid_change() returns trigger language plpgsql as $$
      begin
        if exists (select from touched) then
          insert into grid_changes (grid) select unnest(tg_argv) on conflict do nothing;
        end if;
        return null;
      end $$`);
  for (const [table, ...grids] of noted) {
    for (const [event, rows] of events) {
      await knex.raw(
        `create trigger ?? after ${event} on ?? referencing ${rows} table as touched
         for each statement execute function note_grid_change(${grids.join(', ')})`,
        [`grid_noted_${event}`, table],
      );
    }
  }
}

const events = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;
const noted = [
  ['product_grid_rows', 'products'],
  ['orders', 'orders'],
  // Products are looked for by their categories too, which are read where they are: an assignment of
  // a hundred thousand then writes none of the rows.
  ['master_product_categories', 'products'],
  ['type_categories', 'categories', 'products'],
] as const;

async function createKept(knex: Knex): Promise<void> {
  await knex.raw(`
    create table grid_views (
      id integer generated by default as identity constraint grid_views_pkey primary key,
      grid text not null,
      user_id integer not null
        constraint grid_views_user_fkey references users (id) on delete cascade,
      name text not null,
      shared boolean not null,
      state jsonb not null,
      version integer not null default 1,
      constraint grid_views_once unique (user_id, grid, name),
      constraint grid_views_state_is_object check (jsonb_typeof(state) = 'object')
    );
    create index grid_views_shared on grid_views (grid) where shared;
    create table grid_layouts (
      user_id integer not null
        constraint grid_layouts_user_fkey references users (id) on delete cascade,
      grid text not null,
      layout jsonb not null,
      constraint grid_layouts_pkey primary key (user_id, grid)
    );
    /* What was selected when an action was confirmed. */
    create table grid_selections (
      id text constraint grid_selections_pkey primary key,
      user_id integer not null
        constraint grid_selections_user_fkey references users (id) on delete cascade,
      grid text not null,
      ids integer[] not null,
      made_at timestamptz not null
    );
    create index grid_selections_by_time on grid_selections (made_at);
    create index grid_selections_by_user on grid_selections (user_id)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table grid_selections, grid_layouts, grid_views;
    drop trigger grid_noted_insert on orders;
    drop trigger grid_noted_update on orders;
    drop trigger grid_noted_delete on orders;
    drop trigger grid_noted_insert on type_categories;
    drop trigger grid_noted_update on type_categories;
    drop trigger grid_noted_delete on type_categories;
    drop trigger grid_noted_insert on master_product_categories;
    drop trigger grid_noted_update on master_product_categories;
    drop trigger grid_noted_delete on master_product_categories;
    drop index orders_by_due, orders_by_total;
    drop view product_grid_source;
    drop table product_grid_rows, grid_changes;
    drop function note_grid_change, grid_fold`);
}
