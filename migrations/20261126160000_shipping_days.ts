import type { Knex } from 'knex';

/** On which days a delivery's parcels leave. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table delivery_methods
      /* 1 is Monday, 7 is Sunday. */
      add column ships_on text not null default '12345',
      /* Days apart by a space on which nothing leaves all the same. */
      add column closed_days text,
      add constraint delivery_methods_ships_on_days
        check (ships_on ~ '^1{0,1}2{0,1}3{0,1}4{0,1}5{0,1}6{0,1}7{0,1}$' and ships_on <> ''),
      add constraint delivery_methods_closed_days_form
        check (closed_days ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}( [0-9]{4}-[0-9]{2}-[0-9]{2})*$')`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table delivery_methods drop column ships_on, drop column closed_days');
}
