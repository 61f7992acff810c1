import type { Knex } from 'knex';

/** What was bought or came back is found among all movements, where it waits for a bin. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`create index stock_movements_came_back on stock_movements (to_id, product_id)
    where why in ('bought_back', 'returned')`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index stock_movements_came_back');
}
