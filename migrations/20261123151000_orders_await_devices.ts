import type { Knex } from 'knex';

const before = `('created', 'awaiting_payment', 'confirmed', 'picking', 'packed', 'handed_over',
  'ready_for_pickup', 'delivered', 'cancelled', 'returned')`;
const after = before.replace("'awaiting_payment'", "'awaiting_device', 'awaiting_payment'");

/** An order may wait for the device that pays for it, and lets its stock go when that does not come. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ${states(after)};
    drop index orders_to_release;
    create index orders_to_release on orders (release_at)
      where status in ('awaiting_device', 'awaiting_payment') and release_at is not null`);
}

/** Orders that still wait for a device wait for their payment again. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    update orders set status = 'awaiting_payment' where status = 'awaiting_device';
    delete from order_events where to_status = 'awaiting_device';
    ${states(before)};
    drop index orders_to_release;
    create index orders_to_release on orders (release_at)
      where status = 'awaiting_payment' and release_at is not null`);
}

const states = (known: string) => `
  alter table orders drop constraint orders_status_known;
  alter table orders add constraint orders_status_known check (status in ${known});
  alter table order_events drop constraint order_events_to_known;
  alter table order_events add constraint order_events_to_known check (to_status in ${known})`;
