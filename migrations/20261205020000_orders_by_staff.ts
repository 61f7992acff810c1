import type { Knex } from 'knex';

/**
 * Who of the staff placed an order for its customer; and of an edited order what was left to pay of it: since when, when its
 * customer was reminded, and from when it is the staff's. Those that wait already are given their days from now on.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders
      add column placed_by integer constraint orders_placed_by_fkey references users (id),
      add column rest_since timestamptz,
      add column rest_reminded_at timestamptz,
      add column rest_with_staff_at timestamptz;
    create index orders_by_staff on orders (placed_by) where placed_by is not null;
    create index orders_late_rests on orders (rest_with_staff_at)
      where rest_with_staff_at is not null;
    create index orders_open_rests on orders (rest_since)
      where rest_since is not null and rest_with_staff_at is null;
    update orders set rest_since = now() where status = 'awaiting_payment' and to_pay is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders drop column placed_by, drop column rest_since,
      drop column rest_reminded_at, drop column rest_with_staff_at`);
}
