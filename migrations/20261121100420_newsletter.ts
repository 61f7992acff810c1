import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('subscribers', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'subscribers_pkey' });
    table.specificType('e_mail', 'citext').notNullable();
    // Random, 128 bits: whoever holds it may confirm and unsubscribe.
    table.text('code').notNullable();
    table.text('status').notNullable();
    table.text('language').notNullable();
    /** Mails about the subscription so far; the number is part of the next one's subject. */
    table.integer('mails').notNullable().defaultTo(0);
    table.timestamp('mailed_at', { useTz: true });
    table.timestamp('changed_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.unique(['e_mail'], { indexName: 'subscribers_e_mail_unique' });
    table.unique(['code'], { indexName: 'subscribers_code_unique' });
    table.index(['status', 'changed_at'], 'subscribers_by_status');
    table.check(
      "status in ('waiting', 'confirmed', 'unsubscribed')",
      [],
      'subscribers_status_known',
    );
    table.check("language in ('cs', 'ro')", [], 'subscribers_language_known');
    table.check('char_length(code) >= 22', [], 'subscribers_code_long_enough');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('subscribers');
}
