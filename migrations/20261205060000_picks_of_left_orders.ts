import type { Knex } from 'knex';

/** Orders that were moved on by hand stayed in the pickers' queue; what has left is picked by nobody. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update picks p set status = 'cancelled'
    from orders o
    where o.id = p.order_id and p.status in ('waiting', 'short')
      and o.status in ('handed_over', 'delivered', 'returned', 'cancelled')`);
}

/** Which of them waited is not known any more, and nobody would want them back. */
export async function down(): Promise<void> {}
