import type { Knex } from 'knex';

/**
 * What is added to an order that was invoiced already stands on an invoice of its own: the first one is 0, and each edit that
 * adds something counts on. A line says on which one it stands.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table order_lines add column supplement smallint not null default 0
      constraint order_lines_supplement_range check (supplement >= 0);
    alter table invoices add column supplement smallint not null default 0
      constraint invoices_supplement_range check (supplement >= 0);
    drop index invoices_one_invoice_per_order;
    create unique index invoices_one_invoice_per_order on invoices (order_id, supplement)
      where kind = 'invoice'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index invoices_one_invoice_per_order;
    create unique index invoices_one_invoice_per_order on invoices (order_id)
      where kind = 'invoice';
    alter table invoices drop column supplement;
    alter table order_lines drop column supplement`);
}
