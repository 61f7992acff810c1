import type { Knex } from 'knex';

/** Stations become a list of the back office, with a history; a scanner may have no prefix. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table stations alter scanner_prefix drop not null, alter scanner_prefix drop default;
    update stations set scanner_prefix = null where scanner_prefix = '';
    select record_changes_of('stations', 'id', '')`);
  for (const [event, rows] of events) {
    await knex.raw(
      `create trigger ?? after ${event} on stations referencing ${rows} table as touched
       for each statement execute function note_grid_change('stations')`,
      [`stations_noted_${event}`],
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [event] of events) {
    await knex.raw('drop trigger ?? on stations', [`stations_noted_${event}`]);
  }
  await knex.raw(`
    drop trigger changes_inserted on stations;
    drop trigger changes_updated on stations;
    drop trigger changes_deleted on stations;
    update stations set scanner_prefix = '' where scanner_prefix is null;
    alter table stations
      alter scanner_prefix set default '', alter scanner_prefix set not null`);
}

const events = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;
