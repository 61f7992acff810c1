import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('mails', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'mails_pkey' });
    table.text('kind').notNullable();
    /** What the mail is about, such as `buyback:17`; with the kind it can be queued only once. */
    table.text('subject_key').notNullable();
    table.text('language').notNullable();
    table.specificType('recipient', 'citext').notNullable();
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.timestamp('sent_at', { useTz: true });
    table.unique(['kind', 'subject_key'], { indexName: 'mails_once_per_subject' });
    table.check("language in ('cs', 'ro')", [], 'mails_language_known');
  });

  await knex.schema.createTable('stores', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'stores_pkey' });
    table.text('slug').notNullable();
    table.text('name').notNullable();
    table.text('street').notNullable();
    table.text('city').notNullable();
    table.text('postcode').notNullable();
    table.text('phone').notNullable();
    table.text('e_mail').notNullable();
    /** Monday first, seven entries {opens, closes} as HH:MM, or null when closed. */
    table.jsonb('opening_hours').notNullable();
    table.boolean('is_buyout_center').notNullable();
    table.boolean('is_service_center').notNullable();
    table.unique(['slug'], { indexName: 'stores_slug_unique' });
    table.check('jsonb_array_length(opening_hours) = 7', [], 'stores_hours_for_seven_days');
  });

  await knex.schema.createTable('buyback_bonuses', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'buyback_bonuses_pkey' });
    table.integer('percent').notNullable();
    table.timestamp('valid_from', { useTz: true }).notNullable();
    table.timestamp('valid_to', { useTz: true });
    table.check('percent between 1 and 100', [], 'buyback_bonuses_percent_range');
    table.check('valid_to > valid_from', [], 'buyback_bonuses_period_not_empty');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('buyback_bonuses');
  await knex.schema.dropTable('stores');
  await knex.schema.dropTable('mails');
}
