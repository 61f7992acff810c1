import type { Knex } from 'knex';

/** Units become a list of the back office, whose counts are kept fresh. */
export async function up(knex: Knex): Promise<void> {
  for (const [event, rows] of events) {
    await knex.raw(
      `create trigger ?? after ${event} on units referencing ${rows} table as touched
       for each statement execute function note_grid_change('units')`,
      [`units_noted_${event}`],
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [event] of events)
    await knex.raw('drop trigger ?? on units', [`units_noted_${event}`]);
}

const events = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;
