import type { Knex } from 'knex';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const triggers = ['changes_inserted', 'changes_updated', 'changes_deleted'];

const spanForm = "'^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'";
const span = (column: string) =>
  `check (${column} ~ ${spanForm} and split_part(${column}, '-', 1) < split_part(${column}, '-', 2))`;

/** Of a day's hours as staff write them, and of their two ends as pages read them, one follows the other. */
const following = `
  create function span_of(day jsonb) returns text language sql immutable as $$
    select lpad(day ->> 'opens', 5, '0') || '-' || lpad(day ->> 'closes', 5, '0') $$;
  create function day_of(span text) returns jsonb language sql immutable as $$
    select case when span is null then 'null'::jsonb else jsonb_build_object(
      'opens', split_part(span, '-', 1), 'closes', split_part(span, '-', 2)) end $$;
  create function stores_follow_hours() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' and new.opening_hours is not null
        or tg_op = 'UPDATE' and new.opening_hours is distinct from old.opening_hours then
        ${days.map((day, at) => `new.${day} = span_of(new.opening_hours -> ${String(at)});`).join('\n        ')}
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
    end $$`;

/** Stores and the days that differ from their week, kept by staff as rows of lists. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ${following};
    alter table stores
      add column version integer not null default 1,
      ${days.map((day) => `add column ${day} text constraint stores_${day}_span ${span(day)}`).join(', ')},
      alter column text_cs drop not null, alter column text_ro drop not null;
    update stores set ${days.map((day, at) => `${day} = span_of(opening_hours -> ${String(at)})`).join(', ')};
    create trigger stores_follow_hours before insert or update on stores
      for each row execute function stores_follow_hours();
    alter table store_hours_exceptions
      add column id serial,
      add column version integer not null default 1,
      add column hours text constraint store_hours_exceptions_span ${span('hours')},
      drop constraint store_hours_exceptions_pkey,
      add constraint store_hours_exceptions_pkey primary key (id),
      add constraint store_hours_exceptions_day_unique unique (store_id, day);
    update store_hours_exceptions
      set hours = span_of(jsonb_build_object('opens', opens, 'closes', closes));
    create trigger store_days_follow_hours before insert or update on store_hours_exceptions
      for each row execute function store_days_follow_hours()`);
  await record(knex, [
    ['stores', 'id', 'opening_hours'],
    ['store_hours_exceptions', 'id', 'opens,closes'],
  ]);
  for (const [table, list] of lists) {
    for (const [event, rows] of events) {
      await knex.raw(
        `create trigger ?? after ${event} on ${table} referencing ${rows} table as touched
         for each statement execute function note_grid_change('${list}')`,
        [`${table}_noted_${event}`],
      );
    }
  }
}

const lists = [
  ['stores', 'stores'],
  ['store_hours_exceptions', 'store-days'],
] as const;
const events = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

/** What is recorded of a table: its key, and what follows from other columns and is left out. */
async function record(
  knex: Knex,
  tables: readonly (readonly [table: string, key: string, left: string])[],
): Promise<void> {
  for (const [table, key, left] of tables) {
    for (const name of triggers) await knex.raw('drop trigger if exists ?? on ??', [name, table]);
    await knex.raw('select record_changes_of(?, ?, ?)', [table, key, left]);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [table] of lists) {
    for (const [event] of events) {
      await knex.raw('drop trigger ?? on ??', [`${table}_noted_${event}`, table]);
    }
    for (const name of triggers) await knex.raw('drop trigger ?? on ??', [name, table]);
  }
  await knex.raw(`
    drop trigger store_days_follow_hours on store_hours_exceptions;
    drop trigger stores_follow_hours on stores;
    alter table store_hours_exceptions
      drop constraint store_hours_exceptions_day_unique,
      drop column id, drop column version, drop column hours,
      add constraint store_hours_exceptions_pkey primary key (store_id, day);
    update stores set text_cs = coalesce(text_cs, ''), text_ro = coalesce(text_ro, '');
    alter table stores
      drop column version, ${days.map((day) => `drop column ${day}`).join(', ')},
      alter column text_cs set not null, alter column text_ro set not null;
    drop function store_days_follow_hours, stores_follow_hours, day_of, span_of;
    `);
  await record(knex, [
    ['stores', 'id', ''],
    ['store_hours_exceptions', 'store_id,day', ''],
  ]);
}
