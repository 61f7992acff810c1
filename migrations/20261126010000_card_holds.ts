import type { Knex } from 'knex';

/** Cards that are held for what a device is to pay of an order, taken or let go when it is certain. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table payments
      add column purpose text not null default 'order'
        constraint payments_purpose_known check (purpose in ('order', 'hold')),
      drop constraint payments_status_known,
      add constraint payments_status_known check (status in
        ('created', 'pending', 'authorised', 'captured', 'failed', 'cancelled', 'expired')),
      add constraint payments_only_holds_are_authorised
        check (status <> 'authorised' or purpose = 'hold');
    create table order_holds (
      payment_id bigint constraint order_holds_pkey primary key
        constraint order_holds_payment_fkey references payments (id),
      order_id bigint not null constraint order_holds_order_fkey references orders (id),
      held_at timestamptz not null,
      /* When the gateway lets go of the card. */
      ends_at timestamptz not null,
      reminded_at timestamptz,
      /* What was decided, once; a job tells the gateway. */
      ending text constraint order_holds_ending_known check (ending in ('void', 'capture')),
      ending_amount integer,
      ending_reason text not null default '',
      decided_at timestamptz,
      told_at timestamptz,
      attempts smallint not null default 0,
      problem text,
      constraint order_holds_capture_has_amount
        check ((ending is not distinct from 'capture') = (ending_amount is not null)),
      constraint order_holds_amount_positive check (ending_amount > 0),
      constraint order_holds_decided_once check ((ending is null) = (decided_at is null))
    );
    create index order_holds_by_order on order_holds (order_id);
    create index order_holds_live on order_holds (ends_at) where ending is null;
    alter table prepared_acts drop constraint prepared_acts_act_known,
      add constraint prepared_acts_act_known check (act in ('typed_transfer', 'refund',
        'refund_to_account', 'price_publish', 'write_off', 'payout_recall', 'card_hold'));
    alter table sandbox_payments
      add column is_hold boolean not null default false,
      drop constraint sandbox_payments_status_known,
      add constraint sandbox_payments_status_known check (status in
        ('open', 'pending', 'held', 'paid', 'failed', 'cancelled', 'expired'))`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from prepared_acts where act = 'card_hold';
    alter table prepared_acts drop constraint prepared_acts_act_known,
      add constraint prepared_acts_act_known check (act in ('typed_transfer', 'refund',
        'refund_to_account', 'price_publish', 'write_off', 'payout_recall'));
    drop table order_holds;
    update payments set status = 'cancelled' where status = 'authorised';
    alter table payments
      drop constraint payments_only_holds_are_authorised,
      drop constraint payments_status_known,
      add constraint payments_status_known check (status in
        ('created', 'pending', 'captured', 'failed', 'cancelled', 'expired')),
      drop column purpose;
    update sandbox_payments set status = 'cancelled' where status = 'held';
    alter table sandbox_payments drop constraint sandbox_payments_status_known,
      add constraint sandbox_payments_status_known check (status in
        ('open', 'pending', 'paid', 'failed', 'cancelled', 'expired')),
      drop column is_hold`);
}
