import type { Knex } from 'knex';

/**
 * Pieces of an order that are not delivered after all: what was never found is closed by a supervisor, and the parcel that is
 * packed leaves without it. Two kinds of tasks more: a parcel that needs another label, and a replacement that nobody answered.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table order_units add column closed_at timestamptz;
    create index order_units_closed on order_units (line_id) where closed_at is not null;
    alter table warehouse_tasks
      drop constraint warehouse_tasks_kind_known,
      add constraint warehouse_tasks_kind_known check (kind in ('put_back', 'recount', 'damaged',
        'customer_waits', 'price_label', 'missing_photo', 'buy_part', 'other', 'came_back', 'lost',
        'regrade', 'relabel', 'replacement'))`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from warehouse_tasks where kind in ('relabel', 'replacement');
    alter table warehouse_tasks
      drop constraint warehouse_tasks_kind_known,
      add constraint warehouse_tasks_kind_known check (kind in ('put_back', 'recount', 'damaged',
        'customer_waits', 'price_label', 'missing_photo', 'buy_part', 'other', 'came_back', 'lost',
        'regrade'));
    drop index order_units_closed;
    alter table order_units drop column closed_at`);
}
