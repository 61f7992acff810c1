import type { Knex } from 'knex';

/** Which payout a debit of the account carried out, or may have; a payout is paid by one movement. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table bank_entries
      add payout_order_id integer
        constraint bank_entries_payout_order_fkey references payout_orders (id),
      /* The buy-back or the refund; null while only the payment order is supposed. */
      add payout_key integer,
      add constraint bank_entries_payout_of_order
        check (payout_key is null or payout_order_id is not null);
    create unique index bank_entries_payout_once on bank_entries (payout_order_id, payout_key)
      where payout_key is not null;
    create index bank_entries_by_payout_order on bank_entries (payout_order_id)
      where payout_order_id is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table bank_entries drop column payout_key, drop column payout_order_id');
}
