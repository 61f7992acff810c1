import type { Knex } from 'knex';

/** Which checks measure the health of a battery: what they found before and after is told to the customer. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table repair_checks add column is_battery_health boolean not null default false;
    update repair_checks set is_battery_health = true
      where kind = 'number' and name_cs in ('Kondice baterie', 'Kondice nové baterie')`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table repair_checks drop column is_battery_health');
}
