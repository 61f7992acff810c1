import type { Knex } from 'knex';

/** Why a review was kept back, and what the shop answers under one. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('reviews', (table) => {
    table.text('reason');
    table.text('reply').notNullable().defaultTo('');
    table.check(
      "reason in ('personal_data', 'offensive', 'not_about_product', 'advertising', 'something_else')",
      [],
      'reviews_reason_known',
    );
    table.check("reason is null or status = 'disapproved'", [], 'reviews_reason_of_disapproved');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('reviews', (table) => {
    table.dropChecks(['reviews_reason_known', 'reviews_reason_of_disapproved']);
    table.dropColumns('reason', 'reply');
  });
}
