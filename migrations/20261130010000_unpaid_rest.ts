import type { Knex } from 'knex';

const known = (acts: string) => `
  alter table prepared_acts drop constraint prepared_acts_act_known,
    add constraint prepared_acts_act_known check (act in ('typed_transfer', 'refund',
      'refund_to_account', 'price_publish', 'write_off', 'payout_recall', 'card_hold',
      'device_lost', 'device_taken', 'device_not_taken'${acts}))`;

const due = (without: string) => `
  alter table orders drop constraint orders_due_adds_up,
    add constraint orders_due_adds_up check (due = total - buyback_credit - bonus_credit${without})`;

/** What is left to pay after an exchange at the door goes to staff, of whom two may write it off. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table order_exchanges
      /* Since when staff deal with what its customer did not pay. */
      add column rest_with_staff_at timestamptz;
    alter table orders
      /* What was left to pay and was given up, whole units; what is due is without it. */
      add column rest_written_off integer not null default 0
        constraint orders_rest_written_off_not_negative check (rest_written_off >= 0),
      add constraint orders_rest_paid_or_written_off
        check (to_pay is null or rest_written_off = 0)`);
  await knex.raw(due(' - rest_written_off'));
  await knex.raw(known(`, 'rest_write_off'`));
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`delete from prepared_acts where act = 'rest_write_off'`);
  await knex.raw(known(''));
  await knex.raw(`alter table orders drop constraint orders_due_adds_up`);
  await knex.raw('update orders set due = due + rest_written_off where rest_written_off > 0');
  await knex.raw(`
    alter table orders drop column rest_written_off,
      add constraint orders_due_adds_up check (due = total - buyback_credit - bonus_credit);
    alter table order_exchanges drop column rest_with_staff_at`);
}
