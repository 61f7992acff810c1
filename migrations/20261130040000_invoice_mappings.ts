import type { Knex } from 'knex';

/** What the columns of a supplier's invoices mean, as somebody has chosen; one row for each header they send. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table invoice_mappings (
      supplier_id integer not null constraint invoice_mappings_supplier_fkey
        references suppliers (id) on delete cascade,
      /* All titles of the file; long ones would be too much for an index. */
      header text not null,
      header_digest text not null generated always as (md5(header)) stored,
      /* What each chosen title means. */
      fields jsonb not null,
      chosen_at timestamptz not null,
      chosen_by integer constraint invoice_mappings_chosen_fkey references users (id),
      constraint invoice_mappings_pkey primary key (supplier_id, header_digest)
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table invoice_mappings');
}
