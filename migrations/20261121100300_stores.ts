import type { Knex } from 'knex';

/** Show rooms, where a store lies, and the days on which its hours differ from the week. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table stores
      add column is_show_room boolean not null default false,
      add column latitude numeric(8, 5),
      add column longitude numeric(8, 5),
      add column text_cs text not null default '',
      add column text_ro text not null default '',
      add constraint stores_place_is_complete check ((latitude is null) = (longitude is null)),
      add constraint stores_latitude_range check (latitude between -90 and 90),
      add constraint stores_longitude_range check (longitude between -180 and 180);
    create table store_hours_exceptions (
      store_id integer not null
        constraint store_hours_exceptions_store_fkey references stores (id) on delete cascade,
      day date not null,
      /* HH:MM, or null on a day that stays closed. */
      opens text,
      closes text,
      /* Why: the holiday's name. */
      name_cs text not null,
      name_ro text not null,
      constraint store_hours_exceptions_pkey primary key (store_id, day),
      constraint store_hours_exceptions_both_or_none check ((opens is null) = (closes is null)),
      constraint store_hours_exceptions_in_order check (opens < closes),
      constraint store_hours_exceptions_times
        check (opens ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
          and closes ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$')
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table store_hours_exceptions;
    alter table stores
      drop column is_show_room, drop column latitude, drop column longitude,
      drop column text_cs, drop column text_ro`);
}
