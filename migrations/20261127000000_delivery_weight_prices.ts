import type { Knex } from 'knex';

/** What a delivery costs by the weight of what it brings. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table delivery_methods
      /* Above how many kilograms it costs how much instead of its price: 5:149 15:199. */
      add column weight_prices text,
      add constraint delivery_methods_weight_prices_form
        check (weight_prices ~ '^[0-9]{1,3}:[0-9]{1,6}( [0-9]{1,3}:[0-9]{1,6})*$')`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table delivery_methods drop column weight_prices');
}
