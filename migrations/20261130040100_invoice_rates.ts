import type { Knex } from 'knex';

/** What one unit of an invoice's currency is worth in that of the shop, as staff type it; null where it was not said. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table supplier_invoices
      add column rate numeric(14, 6)
        constraint supplier_invoices_rate_positive check (rate > 0),
      add column rate_at timestamptz,
      add constraint supplier_invoices_rate_is_whole check ((rate is null) = (rate_at is null));
    /* The last one that was used of a currency. */
    create index supplier_invoices_by_rate on supplier_invoices (currency, rate_at desc)
      where rate is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table supplier_invoices drop column rate_at, drop column rate');
}
