import type { Knex } from 'knex';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const columns = [
  ...days.map((day) => ['stores', day, `stores_${day}_span`] as const),
  ['store_hours_exceptions', 'hours', 'store_hours_exceptions_span'] as const,
];

const oneSpan = "'^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'";
const ordered = (column: string) =>
  `check (${column} ~ ${oneSpan} and split_part(${column}, '-', 1) < split_part(${column}, '-', 2))`;

/** Days in which a store is open several times, such as before and after lunch, and pictures of stores. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    /* Whether hours as staff write them are spans in their order, parted by commas. */
    create function are_spans(hours text) returns boolean language sql immutable as $$
      select hours ~ '^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)(, ?([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)){0,2}$'
        and not exists (
          select from (
            select time, lag(time) over (order by place) as before
            from regexp_split_to_table(hours, '-|, ?') with ordinality as t (time, place)) x
          where x.before >= x.time) $$;
    /* The same as pages read it; none of a day on which it is closed. */
    create function spans_of(hours text) returns jsonb language sql immutable as $$
      select coalesce(jsonb_agg(jsonb_build_object('opens', split_part(span, '-', 1),
        'closes', split_part(span, '-', 2)) order by place), '[]'::jsonb)
      from regexp_split_to_table(hours, ', ?') with ordinality as s (span, place) $$;
    /* And back: of several spans, of one, or of null. */
    create or replace function span_of(day jsonb) returns text language sql immutable as $$
      select string_agg(lpad(span ->> 'opens', 5, '0') || '-' || lpad(span ->> 'closes', 5, '0'), ', '
        order by place)
      from jsonb_array_elements(case jsonb_typeof(day) when 'array' then day
        when 'object' then jsonb_build_array(day) else '[]' end) with ordinality as d (span, place) $$;
    create or replace function stores_follow_hours() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' and new.opening_hours is not null
          or tg_op = 'UPDATE' and new.opening_hours is distinct from old.opening_hours then
          ${days.map((day, at) => `new.${day} = span_of(new.opening_hours -> ${String(at)});`).join('\n          ')}
        end if;
        new.opening_hours = jsonb_build_array(${days.map((day) => `spans_of(new.${day})`).join(', ')});
        return new;
      end $$;
    drop trigger store_days_follow_hours on store_hours_exceptions;
    drop function store_days_follow_hours;
    drop function day_of;
    ${columns
      .map(
        ([table, column, name]) =>
          `alter table ${table} drop constraint ${name}, add constraint ${name} check (are_spans(${column}));`,
      )
      .join('\n    ')}
    alter table stores add column photos_id integer
      constraint stores_photos_fkey references filesets on delete set null;
    create index stores_by_photos on stores (photos_id);
    update stores set slug = slug`);
  await recordDays(knex, '');
  await knex.raw('alter table store_hours_exceptions drop column opens, drop column closes');
}

/** What is recorded of the days that differ, but columns that follow from others. */
async function recordDays(knex: Knex, left: string): Promise<void> {
  for (const event of ['inserted', 'updated', 'deleted']) {
    await knex.raw('drop trigger if exists ?? on store_hours_exceptions', [`changes_${event}`]);
  }
  await knex.raw("select record_changes_of('store_hours_exceptions', 'id', ?)", [left]);
}

/** Of several spans a day the first one is kept. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ${columns
      .map(
        ([table, column, name]) =>
          `alter table ${table} drop constraint ${name};
           update ${table} set ${column} = split_part(${column}, ',', 1) where ${column} like '%,%';
           alter table ${table} add constraint ${name} ${ordered(column)};`,
      )
      .join('\n    ')}
    create or replace function span_of(day jsonb) returns text language sql immutable as $$
      select lpad(day ->> 'opens', 5, '0') || '-' || lpad(day ->> 'closes', 5, '0') $$;
    create function day_of(span text) returns jsonb language sql immutable as $$
      select case when span is null then 'null'::jsonb else jsonb_build_object(
        'opens', split_part(span, '-', 1), 'closes', split_part(span, '-', 2)) end $$;
    create or replace function stores_follow_hours() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' and new.opening_hours is not null
          or tg_op = 'UPDATE' and new.opening_hours is distinct from old.opening_hours then
          ${days.map((day, at) => `new.${day} = span_of(new.opening_hours -> ${String(at)});`).join('\n          ')}
        else
          new.opening_hours = jsonb_build_array(${days.map((day) => `day_of(new.${day})`).join(', ')});
        end if;
        return new;
      end $$;
    create function store_days_follow_hours() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' and new.opens is not null
          or tg_op = 'UPDATE' and (new.opens, new.closes) is distinct from (old.opens, old.closes) then
          new.hours = span_of(jsonb_build_object('opens', new.opens, 'closes', new.closes));
        else
          new.opens = split_part(new.hours, '-', 1);
          new.closes = split_part(new.hours, '-', 2);
        end if;
        return new;
      end $$;
    update stores set slug = slug;
    alter table stores drop column photos_id;
    alter table store_hours_exceptions add column opens text, add column closes text;
    update store_hours_exceptions
      set opens = split_part(hours, '-', 1), closes = split_part(hours, '-', 2);
    alter table store_hours_exceptions
      add constraint store_hours_exceptions_both_or_none check ((opens is null) = (closes is null)),
      add constraint store_hours_exceptions_in_order check (opens < closes),
      add constraint store_hours_exceptions_times
        check (opens ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
          and closes ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$');
    create trigger store_days_follow_hours before insert or update on store_hours_exceptions
      for each row execute function store_days_follow_hours();
    drop function are_spans, spans_of`);
  await recordDays(knex, 'opens,closes');
}
