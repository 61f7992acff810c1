import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('job_offers', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'job_offers_pkey' });
    table.text('slug').notNullable();
    table.text('title_cs').notNullable();
    table.text('title_ro').notNullable();
    table.text('summary_cs').notNullable();
    table.text('summary_ro').notNullable();
    // Typed blocks, see core/content/block.ts.
    table.jsonb('body_cs').notNullable();
    table.jsonb('body_ro').notNullable();
    table.text('place').notNullable();
    table.text('employment').notNullable();
    /** Monthly, before tax, whole units of the market's currency. */
    table.integer('salary_from');
    table.integer('salary_to');
    table.boolean('is_open').notNullable().defaultTo(true);
    table.timestamp('published_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.unique(['slug'], { indexName: 'job_offers_slug_unique' });
    table.index(['published_at', 'id'], 'job_offers_by_publication');
    table.check("slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'", [], 'job_offers_slug_form');
    table.check(
      "employment in ('full_time', 'part_time', 'agreement')",
      [],
      'job_offers_employment_known',
    );
    table.check('salary_from > 0 and salary_to >= salary_from', [], 'job_offers_salary_range');
  });

  await knex.schema.createTable('job_applications', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'job_applications_pkey' });
    table.integer('job_offer_id').notNullable();
    table.text('full_name').notNullable();
    table.specificType('e_mail', 'citext').notNullable();
    table.text('phone').notNullable();
    table.text('note').notNullable();
    table.text('language').notNullable();
    /** Random name of the encrypted file in the private folder; tells nothing of its owner. */
    table.text('cv_file').notNullable();
    table.text('cv_format').notNullable();
    table.integer('cv_bytes').notNullable();
    /** Keyed hash of offer, address and CV: an application that is sent twice is stored once. */
    table.binary('digest').notNullable();
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table
      .foreign('job_offer_id', 'job_applications_offer_fkey')
      .references('id')
      .inTable('job_offers');
    table.unique(['cv_file'], { indexName: 'job_applications_cv_file_unique' });
    table.unique(['digest'], { indexName: 'job_applications_digest_unique' });
    table.index(['job_offer_id'], 'job_applications_by_offer');
    table.index(['created_at', 'id'], 'job_applications_by_creation');
    table.check("language in ('cs', 'ro')", [], 'job_applications_language_known');
    table.check("cv_format in ('pdf', 'docx', 'odt')", [], 'job_applications_cv_format_known');
    table.check('cv_bytes between 1 and 5242880', [], 'job_applications_cv_size');
    table.check("cv_file ~ '^[A-Za-z0-9_-]{22}$'", [], 'job_applications_cv_file_form');
  });

  // Outlives the application, which is deleted: who read it stays on record.
  await knex.schema.createTable('cv_readings', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'cv_readings_pkey' });
    table.integer('application_id').notNullable();
    table.integer('staff_id').notNullable();
    table.timestamp('read_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.foreign('staff_id', 'cv_readings_staff_fkey').references('id').inTable('users');
    table.index(['application_id'], 'cv_readings_by_application');
    table.index(['staff_id', 'read_at'], 'cv_readings_by_staff');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('cv_readings');
  await knex.schema.dropTable('job_applications');
  await knex.schema.dropTable('job_offers');
}
