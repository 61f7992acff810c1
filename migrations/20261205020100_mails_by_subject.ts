import type { Knex } from 'knex';

/** What was mailed about an order is found by the order. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index mails_by_subject on mails (subject_key text_pattern_ops)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index mails_by_subject');
}
