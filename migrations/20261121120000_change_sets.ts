import type { Knex } from 'knex';

/**
 * Change sets of the staff and live events, both made by triggers: a transaction says who works by
 * `obmena.actor`, `obmena.at`, `obmena.call`, `obmena.request` and, for an undo, `obmena.undoes`.
 * Where it does not, nothing is recorded. A later migration adds a table by
 * `select record_changes_of('table', 'key columns', 'columns left out', customers)`.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(tables);
  await knex.raw(functions);
  await knex.raw(recordChanges);
  await knex.raw(recordChangesOf);
}

const tables = `
  create table change_sets (
    id integer generated always as identity constraint change_sets_pkey primary key,
    actor_id integer not null constraint change_sets_actor_fkey references users (id),
    at timestamptz not null,
    call text not null,
    request_id text not null,
    undoes integer constraint change_sets_undoes_fkey references change_sets (id),
    undone_by integer constraint change_sets_undone_by_fkey references change_sets (id)
  );
  create index change_sets_by_actor on change_sets (actor_id, id);
  create index change_sets_by_time on change_sets (at);

  create table change_entries (
    set_id integer not null constraint change_entries_set_fkey
      references change_sets (id) on delete cascade,
    id bigint generated always as identity,
    table_name text not null,
    /* First column of the row's key where that is a number. */
    row_id bigint,
    /* The whole key where row_id does not say it all. */
    row_key jsonb,
    op text not null constraint change_entries_op_known check (op in ('insert', 'update', 'delete')),
    /* Only changed columns of an update; the whole row otherwise. */
    before jsonb,
    after jsonb,
    /* The row's version afterwards, where it has one. */
    version integer,
    constraint change_entries_pkey primary key (set_id, id)
  );
  create index change_entries_by_row on change_entries (table_name, row_id, set_id);

  create table live_events (
    id bigint generated always as identity constraint live_events_pkey primary key,
    at timestamptz not null default clock_timestamp(),
    topic text not null,
    ids bigint[],
    by_user integer,
    /* Numbers of a sequence are not committed in their order, so a reader resumes by transactions. */
    tx xid8 not null default pg_current_xact_id(),
    /* All transactions before this one had ended when the event was written. */
    horizon xid8 not null default pg_snapshot_xmin(pg_current_snapshot())
  );
  create index live_events_by_transaction on live_events (tx);
  create index live_events_by_time on live_events (at);

  /* The last transaction of which events were thrown away. */
  create table live_events_forgotten (
    only_row boolean constraint live_events_forgotten_pkey primary key default true
      constraint live_events_forgotten_once check (only_row),
    tx xid8 not null
  )`;

const functions = `
  create aggregate jsonb_merge(jsonb) (sfunc = jsonb_concat, stype = jsonb, initcond = '{}');

  /* The change set of this transaction, made at its first change. */
  create function current_change_set() returns integer language plpgsql as $$
  declare made integer := nullif(current_setting('obmena.change_set', true), '')::integer;
  begin
    if made is not null then return made; end if;
    insert into change_sets (actor_id, at, call, request_id, undoes) values (
      current_setting('obmena.actor')::integer, current_setting('obmena.at')::timestamptz,
      current_setting('obmena.call'), current_setting('obmena.request'),
      nullif(current_setting('obmena.undoes', true), '')::integer)
    returning id into made;
    perform set_config('obmena.change_set', made::text, true);
    return made;
  end $$;

  /* Tells listeners of rows; many of them are told as null. */
  create function tell_live(topic text, ids bigint[], by_user integer) returns void
  language plpgsql as $$
  declare
    told bigint[] := case when cardinality(ids) <= 200 then ids end;
    since xid8;
  begin
    insert into live_events (topic, ids, by_user) values (topic, told, by_user)
      returning horizon into since;
    perform pg_notify('live_events', json_build_object('since', since::text, 'topic', topic,
      'ids', told, 'by', by_user)::text);
  end $$`;

/* Columns that every change touches and that no undo brings back. */
const bookkeeping = "array['version', 'updated_at', 'changed_at', 'changed_by']";

// Moments are recorded in UTC, whatever zone the session has. Texts of statements are put together
// from names of the catalogue alone, quoted by format().
const recordChanges = `
  create function record_changes() returns trigger language plpgsql set timezone to 'UTC' as $$
  declare
    actor integer := nullif(current_setting('obmena.actor', true), '')::integer;
    keys text[] := string_to_array(tg_argv[0], ',');
    left_out text[] := string_to_array(tg_argv[1], ',');
    names text[];
    flags boolean[];
    rows_name text := case when tg_op = 'DELETE' then 'old_rows' else 'new_rows' end;
    into_entries text;
    row_id text;
    row_key text;
    row_version text;
    joined text;
    moved boolean;
    ids bigint[];
  begin
    if actor is null and tg_argv[2] = '' then return null; end if;
    select case when a.atttypid in ('int2'::regtype, 'int4'::regtype, 'int8'::regtype)
        then format('r.%I::bigint', keys[1]) else 'null::bigint' end
      into row_id from pg_attribute a where a.attrelid = tg_relid and a.attname = keys[1];
    execute format('select array_agg(distinct id) from (select %s as id from %I r limit 201) few',
      row_id, rows_name) into ids;
    if ids is null then return null; end if;
    if array_position(ids, null) is not null then ids := null; end if;
    if actor is null then
      perform tell_live(tg_table_name, ids, null);
      return null;
    end if;
    select case when cardinality(keys) = 1 and row_id <> 'null::bigint' then 'null::jsonb'
        else format('jsonb_build_object(%s)', string_agg(format('%L, r.%I', k, k), ', ')) end,
        string_agg(format('o.%1$I = r.%1$I', k), ' and ')
      into row_key, joined from unnest(keys) k;
    select case when count(*) = 1 then 'r.version' else 'null::integer' end into row_version
      from pg_attribute a where a.attrelid = tg_relid and a.attname = 'version'
        and not a.attisdropped and a.atttypid = 'int4'::regtype;
    into_entries := format('insert into change_entries
      (set_id, table_name, row_id, row_key, op, version, before, after)
      select %s, %L, %s, %s, ', current_change_set(), tg_table_name, row_id, row_key);

    if tg_op = 'INSERT' then
      execute into_entries || format('''insert'', %s, null, to_jsonb(r) - %L::text[]
        from new_rows r', row_version, left_out);
    elsif tg_op = 'DELETE' then
      execute into_entries || format('''delete'', %s, to_jsonb(r) - %L::text[], null
        from old_rows r', row_version, left_out);
    else
      select array_agg(a.attname::text order by a.attnum) into names from pg_attribute a
        where a.attrelid = tg_relid and a.attnum > 0 and not a.attisdropped
          and a.attgenerated = '' and a.attname <> all (left_out) and a.attname <> all (keys)
          and a.attname <> all (${bookkeeping});
      /* Which columns this statement touched at all: mostly one of many. */
      execute format('select array[%1$s]::boolean[], count(o.%2$I) <> count(*) or count(r.%2$I) <> count(*)
          from old_rows o full join new_rows r on %3$s',
          (select string_agg(format('bool_or(o.%1$I is distinct from r.%1$I)', c), ', ')
            from unnest(names) c), keys[1], joined)
        into flags, moved;
      /* A row whose key changed went away and came as another. */
      if moved then
        execute into_entries || format('''delete'', %s, to_jsonb(r) - %L::text[], null
          from old_rows r where not exists (select from new_rows o where %s)',
          row_version, left_out, joined);
        execute into_entries || format('''insert'', %s, null, to_jsonb(r) - %L::text[]
          from new_rows r where not exists (select from old_rows o where %s)',
          row_version, left_out, joined);
      end if;
      select array_agg(c order by place) into names
        from unnest(names, flags) with ordinality as touched (c, flag, place) where flag;
      execute into_entries || format('''update'', %s, %s, %s
        from old_rows o join new_rows r on %s where %s', row_version,
        coalesce((select string_agg(format(
          'case when o.%1$I is distinct from r.%1$I then jsonb_build_object(%1$L, o.%1$I) else ''{}'' end',
          c), ' || ') from unnest(names) c), '''{}''::jsonb'),
        coalesce((select string_agg(format(
          'case when o.%1$I is distinct from r.%1$I then jsonb_build_object(%1$L, r.%1$I) else ''{}'' end',
          c), ' || ') from unnest(names) c), '''{}''::jsonb'),
        joined,
        coalesce((select string_agg(format('o.%1$I is distinct from r.%1$I', c), ' or ')
            from unnest(names || case when row_version = 'r.version' then array['version'] end) c),
          'false'));
    end if;
    perform tell_live(tg_table_name, ids, actor);
    return null;
  end $$`;

const recordChangesOf = `
  create function record_changes_of(
    tracked regclass, keys text, left_out text default '', customers boolean default false
  ) returns void language plpgsql as $$
  declare told text := case when customers then 'customers' else '' end;
  begin
    execute format('create trigger changes_inserted after insert on %s
      referencing new table as new_rows
      for each statement execute function record_changes(%L, %L, %L)', tracked, keys, left_out, told);
    execute format('create trigger changes_updated after update on %s
      referencing old table as old_rows new table as new_rows
      for each statement execute function record_changes(%L, %L, %L)', tracked, keys, left_out, told);
    execute format('create trigger changes_deleted after delete on %s
      referencing old table as old_rows
      for each statement execute function record_changes(%L, %L, %L)', tracked, keys, left_out, told);
  end $$`;

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function record_changes cascade;
    drop function record_changes_of;
    drop function tell_live;
    drop function current_change_set;
    drop aggregate jsonb_merge(jsonb);
    drop table live_events_forgotten, live_events, change_entries, change_sets`);
}
