import type { Knex } from 'knex';

/** Whether the number of an inspected device was read and is the one that its seller gave; null of older inspections. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table buyback_inspections add column number_check text
    constraint buyback_inspections_number_check_known check (number_check in ('same', 'unread'))`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`alter table buyback_inspections drop column number_check`);
}
