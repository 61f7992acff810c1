import type { Knex } from 'knex';

/** What the played loan company remembers of its applications. Amounts in whole units. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table sandbox_loans (
      reference text constraint sandbox_loans_pkey primary key,
      number text not null constraint sandbox_loans_number_once unique,
      kind text not null,
      price integer not null,
      months integer not null,
      installment integer not null,
      down_payment integer not null,
      return_url text not null,
      /* As the company calls it. */
      state text not null default 'PROCESSING_REDIRECT_NEEDED',
      /* What completing it ends with. */
      state_after_sent text not null default 'READY_SHIPPED',
      sent_times integer not null default 0,
      refunded integer not null default 0,
      created_at timestamptz not null default now(),
      constraint sandbox_loans_refund_range check (refunded between 0 and price)
    );
    create table sandbox_loan_refunds (
      key text constraint sandbox_loan_refunds_pkey primary key,
      reference text not null
        constraint sandbox_loan_refunds_loan_fkey references sandbox_loans (reference),
      amount integer not null
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table sandbox_loan_refunds, sandbox_loans');
}
