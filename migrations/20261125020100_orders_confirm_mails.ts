import type { Knex } from 'knex';

/** An order of several unpaid pieces waits until its mail is confirmed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders add mail_check text not null default 'none'
      constraint orders_mail_check_known check (mail_check in ('none', 'awaited', 'confirmed'));
    drop index orders_to_release;
    create index orders_to_release on orders (release_at)
      where status in ('created', 'awaiting_device', 'awaiting_payment') and release_at is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders drop column mail_check;
    drop index orders_to_release;
    create index orders_to_release on orders (release_at)
      where status in ('awaiting_device', 'awaiting_payment') and release_at is not null`);
}
