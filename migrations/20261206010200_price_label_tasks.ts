import type { Knex } from 'knex';

/**
 * Goods that lie in a store have a price beside them that people read: whoever changes it, by whichever way, leaves a task to change
 * the label there. One open task a product and place is enough, however often the price changes.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function ask_for_price_labels() returns trigger language plpgsql as $$
    begin
      insert into warehouse_tasks (kind, place_id, product_id)
      select 'price_label', s.place_id, a.id
      from after_rows a
      join before_rows b on b.id = a.id and b.price <> a.price
      join stock s on s.product_id = a.id and s.on_hand > 0
      join stock_places p on p.id = s.place_id and p.store_id is not null
      where not exists (select from warehouse_tasks t
        where t.status = 'open' and t.kind = 'price_label' and t.place_id = s.place_id
          and t.product_id = a.id)
      order by s.place_id, a.id;
      return null;
    end $$;
    create trigger products_ask_for_price_labels after update on products
      referencing old table as before_rows new table as after_rows
      for each statement execute function ask_for_price_labels();
    create index warehouse_tasks_by_product on warehouse_tasks (product_id, kind)
      where product_id is not null and status = 'open'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger products_ask_for_price_labels on products;
    drop function ask_for_price_labels();
    drop index warehouse_tasks_by_product`);
}
