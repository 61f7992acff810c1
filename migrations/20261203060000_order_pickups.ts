import type { Knex } from 'knex';

/**
 * The code by which an order is fetched at a store. It is there as long as the goods wait for their customer and used once:
 * its row goes when they do. Beside the orders, so that no history keeps it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table order_pickups (
      order_id integer primary key
        constraint order_pickups_order_fkey references orders on delete cascade,
      code text not null
        constraint order_pickups_code_unique unique
        constraint order_pickups_code_form check (code ~ '^V-[A-HJKMNP-TV-Z2-9]{8}$')
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table order_pickups');
}
