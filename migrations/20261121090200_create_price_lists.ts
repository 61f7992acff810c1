import type { Knex } from 'knex';

const frozenTables = ['price_list_versions', 'price_list_questions', 'price_list_prices'];

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('price_list_versions', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'price_list_versions_pkey' });
    /** Shown and sent as `version`: v1, v2, … */
    table.text('code').notNullable();
    table.timestamp('published_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.integer('published_by');
    table.text('note').notNullable().defaultTo('');
    table
      .foreign('published_by', 'price_list_versions_publisher_fkey')
      .references('id')
      .inTable('users');
    table.unique(['code'], { indexName: 'price_list_versions_code_unique' });
  });

  // One row says which list is current, so that two publications can never both be.
  await knex.schema.createTable('current_price_list', (table) => {
    table.boolean('only_row').notNullable().defaultTo(true);
    table.primary(['only_row'], { constraintName: 'current_price_list_pkey' });
    table.integer('version_id').notNullable();
    table
      .foreign('version_id', 'current_price_list_version_fkey')
      .references('id')
      .inTable('price_list_versions');
    table.check('only_row', [], 'current_price_list_has_one_row');
  });

  await knex.schema.createTable('price_list_questions', (table) => {
    table.integer('version_id').notNullable();
    table.integer('type_id').notNullable();
    table.primary(['version_id', 'type_id'], { constraintName: 'price_list_questions_pkey' });
    /**
     * [{id, name: {cs, ro}, type, choices: [{value, label: {cs, ro}, quality, correctionPercent}]}]
     * in the order of asking; a percentage is of the device's A+ price.
     */
    table.jsonb('questions').notNullable();
    table
      .foreign('version_id', 'price_list_questions_version_fkey')
      .references('id')
      .inTable('price_list_versions');
    table
      .foreign('type_id', 'price_list_questions_type_fkey')
      .references('id')
      .inTable('device_types');
  });

  await knex.schema.createTable('price_list_prices', (table) => {
    table.integer('version_id').notNullable();
    table.integer('model_id').notNullable();
    table.primary(['version_id', 'model_id'], { constraintName: 'price_list_prices_pkey' });
    // Whole units of the market's currency; a grade without a price is not bought.
    table.integer('price_a_plus');
    table.integer('price_a');
    table.integer('price_b');
    table.integer('price_c');
    table.integer('price_d');
    table.integer('minimal_price').notNullable();
    table
      .foreign('version_id', 'price_list_prices_version_fkey')
      .references('id')
      .inTable('price_list_versions');
    table
      .foreign('model_id', 'price_list_prices_model_fkey')
      .references('id')
      .inTable('device_models');
    table.index(['model_id'], 'price_list_prices_by_model');
    table.check(
      'least(price_a_plus, price_a, price_b, price_c, price_d, minimal_price) >= 0',
      [],
      'price_list_prices_not_negative',
    );
    table.check(
      'greatest(price_a_plus, price_a, price_b, price_c, price_d, minimal_price) <= 1000000',
      [],
      'price_list_prices_sane',
    );
  });

  // A published list is a promise: offers name it for weeks.
  await knex.raw(`
    create function refuse_price_list_change() returns trigger language plpgsql as $$
    begin
      raise exception 'a published price list is immutable' using errcode = 'check_violation';
    end $$`);
  for (const table of frozenTables) {
    await knex.raw(`
      create trigger ${table}_frozen before update or delete on ${table}
      for each row execute function refuse_price_list_change()`);
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('price_list_prices');
  await knex.schema.dropTable('price_list_questions');
  await knex.schema.dropTable('current_price_list');
  await knex.schema.dropTable('price_list_versions');
  await knex.raw('drop function refuse_price_list_change()');
}
