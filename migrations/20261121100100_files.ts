import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('filesets', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'filesets_pkey' });
    table.text('name').notNullable();
    /** The name without case and diacritics, as staff search for it. */
    table.text('search_text').notNullable();
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.timestamp('updated_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.check("name <> ''", [], 'filesets_name_not_empty');
    table.check('version > 0', [], 'filesets_version_positive');
  });

  await knex.schema.createTable('fileset_files', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'fileset_files_pkey' });
    table.integer('fileset_id').notNullable();
    table.integer('position').notNullable();
    /** Of the bytes that were uploaded; names the folder of the resized pictures. */
    table.text('sha256').notNullable();
    /** What the upload's content was, whatever it called itself. */
    table.text('original_mime').notNullable();
    /** Pixels of the largest resized picture. */
    table.integer('width').notNullable();
    table.integer('height').notNullable();
    /** Widths of the resized pictures, ascending; each is there in every format. */
    table.specificType('widths', 'integer[]').notNullable();
    table.text('alt_cs').notNullable();
    table.text('alt_ro').notNullable();
    /** Colour of the variants that the picture shows; null where it fits all of them. */
    table.text('color_slug');
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    /** Null where the seed made it, or where the account is gone. */
    table.integer('created_by');
    table
      .foreign('fileset_id', 'fileset_files_fileset_fkey')
      .references('id')
      .inTable('filesets')
      .onDelete('cascade');
    table
      .foreign('created_by', 'fileset_files_created_by_fkey')
      .references('id')
      .inTable('users')
      .onDelete('set null');
    table.unique(['fileset_id', 'sha256'], { indexName: 'fileset_files_once_per_fileset' });
    // Deferred, because a new order moves many at once.
    table.unique(['fileset_id', 'position'], {
      indexName: 'fileset_files_position_unique',
      deferrable: 'deferred',
      useConstraint: true,
    });
    table.index(['sha256'], 'fileset_files_by_sha256');
    table.index(['created_by'], 'fileset_files_by_created_by');
    table.check("sha256 ~ '^[0-9a-f]{64}$'", [], 'fileset_files_sha256_form');
    table.check('width > 0 and height > 0', [], 'fileset_files_size_positive');
    table.check(
      'cardinality(widths) > 0 and 0 < all (widths) and width = widths[cardinality(widths)]',
      [],
      'fileset_files_widths_known',
    );
    table.check("color_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'", [], 'fileset_files_color_slug_form');
    table.check('version > 0 and position >= 0', [], 'fileset_files_numbers_positive');
  });
  await knex.raw(`
    /* The pictures of a family; their colours say which variant each one shows. */
    alter table meta_masters add fileset_id integer
      constraint meta_masters_fileset_fkey references filesets (id);
    create index meta_masters_by_fileset on meta_masters (fileset_id);
    alter table type_categories
      add constraint type_categories_photo_fkey foreign key (photo_fileset_id)
        references filesets (id);
    create index type_categories_by_photo on type_categories (photo_fileset_id)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table type_categories drop constraint type_categories_photo_fkey;
    drop index type_categories_by_photo;
    alter table meta_masters drop column fileset_id`);
  await knex.schema.dropTable('fileset_files');
  await knex.schema.dropTable('filesets');
}
