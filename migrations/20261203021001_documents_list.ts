import type { Knex } from 'knex';

/** Issued documents become a list of the back office; nothing but a new one ever changes it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index invoices_by_issued on invoices (issued_at, id);
    create trigger invoices_noted_insert after insert on invoices referencing new table as touched
      for each statement execute function note_grid_change('documents')`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger invoices_noted_insert on invoices;
    drop index invoices_by_issued`);
}
