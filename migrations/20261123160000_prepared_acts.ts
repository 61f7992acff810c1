import type { Knex } from 'knex';

/**
 * What one person prepares and another releases, and refunds that go to an account through the
 * payment orders of the shop's bank.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table prepared_acts (
      id integer generated always as identity constraint prepared_acts_pkey primary key,
      act text not null,
      subject text not null,
      title text not null,
      amount integer not null,
      payload jsonb not null,
      reason text not null,
      status text not null default 'waiting',
      prepared_by integer not null constraint prepared_acts_preparer_fkey references users,
      prepared_at timestamptz not null,
      expires_at timestamptz not null,
      decided_by integer constraint prepared_acts_decider_fkey references users,
      decided_at timestamptz,
      note text not null default '',
      version integer not null default 1,
      constraint prepared_acts_act_known
        check (act in ('typed_transfer', 'refund', 'refund_to_account', 'price_publish')),
      constraint prepared_acts_status_known
        check (status in ('alone', 'waiting', 'released', 'refused', 'called_off', 'expired')),
      constraint prepared_acts_amount_range check (amount >= 0),
      constraint prepared_acts_four_eyes
        check (status not in ('released', 'refused') or decided_by <> prepared_by),
      constraint prepared_acts_decided
        check ((status in ('released', 'refused', 'called_off')) = (decided_by is not null))
    )`);
  await knex.raw(
    `create unique index prepared_acts_one_waiting on prepared_acts (act, subject)
     where status = 'waiting'`,
  );
  await knex.raw('create index prepared_acts_by_time on prepared_acts (status, id desc)');
  await knex.raw(
    'create index prepared_acts_by_preparer on prepared_acts (prepared_by, act, prepared_at)',
  );
  await knex.raw('create index prepared_acts_by_decider on prepared_acts (decided_by)');
  await knex.raw(
    `alter table payout_orders add column kind text not null default 'buybacks'
       constraint payout_orders_kind_known check (kind in ('buybacks', 'refunds'))`,
  );
  await knex.raw(`
    create table refund_payouts (
      refund_id integer constraint refund_payouts_pkey primary key
        constraint refund_payouts_refund_id_fkey references refunds,
      amount integer not null,
      account bytea not null,
      holder bytea not null,
      prepared_by integer not null constraint refund_payouts_preparer_fkey references users,
      prepared_at timestamptz not null,
      released_by integer constraint refund_payouts_releaser_fkey references users,
      payout_order_id integer constraint refund_payouts_order_fkey references payout_orders,
      paid_by integer constraint refund_payouts_payer_fkey references users,
      paid_at timestamptz,
      constraint refund_payouts_amount_range check (amount > 0),
      constraint refund_payouts_four_eyes check (released_by <> prepared_by),
      constraint refund_payouts_released
        check ((released_by is null) = (payout_order_id is null)),
      constraint refund_payouts_paid check ((paid_by is null) = (paid_at is null))
    )`);
  for (const column of ['prepared_by', 'released_by', 'payout_order_id', 'paid_by']) {
    await knex.raw(`create index refund_payouts_by_${column} on refund_payouts (${column})`);
  }
  await knex.raw("select record_changes_of('prepared_acts', 'id', 'payload')");
  await knex.raw("select record_changes_of('refund_payouts', 'refund_id', 'account,holder')");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table refund_payouts');
  await knex.raw('alter table payout_orders drop column kind');
  await knex.raw('drop table prepared_acts');
}
