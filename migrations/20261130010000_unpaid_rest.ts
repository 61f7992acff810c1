import type { Knex } from 'knex';

/** What is left to pay after an exchange at the door goes to staff. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table order_exchanges
      /* Since when staff deal with what its customer did not pay. */
      add column rest_with_staff_at timestamptz`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table order_exchanges drop column rest_with_staff_at');
}
