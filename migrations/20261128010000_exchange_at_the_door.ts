import type { Knex } from 'knex';

/** Whoever brings the goods of a swap takes the old device: allowed by delivery, kept by order. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table delivery_methods add column takes_devices boolean not null default false;
    alter table orders
      /* What is left to pay where a part was paid before the goods left; null: nothing of that kind. */
      add column to_pay integer constraint orders_to_pay_positive check (to_pay > 0);
    alter table shipments add column exchanges boolean not null default false;
    create table order_exchanges (
      order_id bigint constraint order_exchanges_pkey primary key
        constraint order_exchanges_order_fkey references orders (id),
      state text not null constraint order_exchanges_state_known
        check (state in ('agreed', 'taken', 'missed', 'lost', 'settled', 'ended')),
      since timestamptz not null,
      agreed_at timestamptz not null,
      taken_at timestamptz,
      /* Of the parcel by which the device comes to us. */
      return_number text constraint order_exchanges_return_number_form
        check (return_number ~ '^[0-9A-Z-]{4,40}$'),
      told_by text constraint order_exchanges_told_by_known check (told_by in ('carrier', 'staff')),
      staff_id integer constraint order_exchanges_staff_fkey references users (id),
      lost_at timestamptz,
      reminded_at timestamptz,
      settled_at timestamptz,
      constraint order_exchanges_taken_when check (state not in ('taken', 'lost') or taken_at is not null),
      constraint order_exchanges_lost_when check (state <> 'lost' or lost_at is not null)
    );
    create index order_exchanges_live on order_exchanges (since)
      where state in ('agreed', 'taken', 'missed', 'lost');
    create index order_exchanges_staff on order_exchanges (staff_id);
    create index orders_to_pay on orders (id) where to_pay is not null;
    alter table prepared_acts drop constraint prepared_acts_act_known,
      add constraint prepared_acts_act_known check (act in ('typed_transfer', 'refund',
        'refund_to_account', 'price_publish', 'write_off', 'payout_recall', 'card_hold',
        'device_lost'))`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from prepared_acts where act = 'device_lost';
    alter table prepared_acts drop constraint prepared_acts_act_known,
      add constraint prepared_acts_act_known check (act in ('typed_transfer', 'refund',
        'refund_to_account', 'price_publish', 'write_off', 'payout_recall', 'card_hold'));
    drop table order_exchanges;
    alter table shipments drop column exchanges;
    alter table orders drop column to_pay;
    alter table delivery_methods drop column takes_devices`);
}
