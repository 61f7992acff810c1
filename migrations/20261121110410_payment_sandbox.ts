import type { Knex } from 'knex';

/** What the played gateways remember, so that several processes play the same ones. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table sandbox_payments (
      reference text constraint sandbox_payments_pkey primary key,
      gateway text not null,
      /* The shop's attempt; asking twice with it opens one payment. */
      attempt text not null,
      amount integer not null,
      currency text not null,
      return_url text not null,
      status text not null default 'open',
      captured_amount integer,
      refunded integer not null default 0,
      created_at timestamptz not null default now(),
      constraint sandbox_payments_once unique (gateway, attempt),
      constraint sandbox_payments_status_known check (status in
        ('open', 'pending', 'paid', 'failed', 'cancelled', 'expired')),
      constraint sandbox_payments_paid_has_amount
        check ((status = 'paid') = (captured_amount is not null)),
      constraint sandbox_payments_refund_range
        check (refunded between 0 and coalesce(captured_amount, 0))
    );
    create table sandbox_refunds (
      key text constraint sandbox_refunds_pkey primary key,
      reference text not null
        constraint sandbox_refunds_payment_fkey references sandbox_payments (reference),
      amount integer not null,
      created_at timestamptz not null default now(),
      constraint sandbox_refunds_amount_positive check (amount > 0)
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table sandbox_refunds, sandbox_payments');
}
