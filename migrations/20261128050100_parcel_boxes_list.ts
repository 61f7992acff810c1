import type { Knex } from 'knex';

/** Sizes of boxes become a list of the back office, with a history; what is used up is no longer proposed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table parcel_boxes
      add column is_active boolean not null default true,
      add column version integer not null default 1;
    select record_changes_of('parcel_boxes', 'id', '')`);
  for (const [event, rows] of events) {
    await knex.raw(
      `create trigger ?? after ${event} on parcel_boxes referencing ${rows} table as touched
       for each statement execute function note_grid_change('parcel-boxes')`,
      [`parcel_boxes_noted_${event}`],
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [event] of events) {
    await knex.raw('drop trigger ?? on parcel_boxes', [`parcel_boxes_noted_${event}`]);
  }
  await knex.raw(`
    drop trigger changes_inserted on parcel_boxes;
    drop trigger changes_updated on parcel_boxes;
    drop trigger changes_deleted on parcel_boxes;
    alter table parcel_boxes drop column version, drop column is_active`);
}

const events = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;
