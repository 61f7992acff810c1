import type { Knex } from 'knex';

const personal =
  'first_name,last_name,phone,company,registration_number,vat_number,customer_groups,changed_at';
const range = 'check (payment_days between 0 and 90)';

/** How long a company may take to pay a transfer, and how long it was let for an order; 0 is as everybody. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table user_profiles add payment_days integer not null default 0
      constraint user_profiles_payment_days_range ${range};
    alter table orders add payment_days integer not null default 0
      constraint orders_payment_days_range ${range}`);
  // Terms are changed and never stored with a new account: what imports and registrations insert is no history.
  await knex.raw(`
    create trigger changes_updated after update on user_profiles
      referencing old table as old_rows new table as new_rows
      for each statement execute function record_changes('user_id', '${personal}', '')`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger changes_updated on user_profiles;
    alter table orders drop payment_days;
    alter table user_profiles drop payment_days`);
}
