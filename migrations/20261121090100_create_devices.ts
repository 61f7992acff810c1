import type { Knex } from 'knex';

const slugCheck = "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('device_types', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'device_types_pkey' });
    table.text('slug').notNullable();
    table.text('kind').notNullable();
    table.text('name_cs').notNullable();
    table.text('name_ro').notNullable();
    table.integer('position').notNullable();
    table.unique(['slug'], { indexName: 'device_types_slug_unique' });
    table.check(slugCheck, [], 'device_types_slug_form');
    table.check(
      "kind in ('phone', 'tablet', 'smartwatch', 'accessory')",
      [],
      'device_types_kind_known',
    );
  });

  await knex.schema.createTable('manufacturers', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'manufacturers_pkey' });
    table.text('slug').notNullable();
    table.text('name').notNullable();
    // Smaller comes first in choices; the rest follows by name.
    table.integer('popularity').notNullable().defaultTo(1000);
    table.unique(['slug'], { indexName: 'manufacturers_slug_unique' });
    table.check(slugCheck, [], 'manufacturers_slug_form');
  });

  await knex.schema.createTable('device_models', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'device_models_pkey' });
    table.text('slug').notNullable();
    table.integer('type_id').notNullable();
    table.integer('manufacturer_id').notNullable();
    table.text('name').notNullable();
    table.integer('storage_gb');
    table.date('released_on');
    table.decimal('width_mm', 6, 1);
    table.decimal('height_mm', 6, 1);
    table.integer('popularity').notNullable().defaultTo(1000);
    table.foreign('type_id', 'device_models_type_fkey').references('id').inTable('device_types');
    table
      .foreign('manufacturer_id', 'device_models_manufacturer_fkey')
      .references('id')
      .inTable('manufacturers');
    table.unique(['slug'], { indexName: 'device_models_slug_unique' });
    table.index(
      ['type_id', 'manufacturer_id', 'popularity', 'name'],
      'device_models_by_type_and_manufacturer',
    );
    table.index(['manufacturer_id'], 'device_models_by_manufacturer');
    table.check(slugCheck, [], 'device_models_slug_form');
    table.check('storage_gb > 0', [], 'device_models_storage_positive');
    table.check('width_mm > 0 and height_mm > 0', [], 'device_models_size_positive');
  });

  await knex.schema.createTable('device_colors', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'device_colors_pkey' });
    table.text('slug').notNullable();
    table.integer('model_id').notNullable();
    table.text('name_cs').notNullable();
    table.text('name_ro').notNullable();
    table.text('hex').notNullable();
    table.integer('position').notNullable();
    table.foreign('model_id', 'device_colors_model_fkey').references('id').inTable('device_models');
    table.unique(['slug'], { indexName: 'device_colors_slug_unique' });
    table.index(['model_id', 'position'], 'device_colors_by_model');
    table.check(slugCheck, [], 'device_colors_slug_form');
    table.check("hex ~ '^#[0-9a-f]{6}$'", [], 'device_colors_hex_form');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('device_colors');
  await knex.schema.dropTable('device_models');
  await knex.schema.dropTable('manufacturers');
  await knex.schema.dropTable('device_types');
}
