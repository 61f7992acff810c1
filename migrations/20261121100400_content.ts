import type { Knex } from 'knex';

const slugCheck = "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('articles', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'articles_pkey' });
    table.text('slug').notNullable();
    table.text('title_cs').notNullable();
    table.text('title_ro').notNullable();
    table.text('perex_cs').notNullable();
    table.text('perex_ro').notNullable();
    // Typed blocks, see core/content/block.ts: what is no block cannot be shown, so no markup is stored.
    table.jsonb('body_cs').notNullable();
    table.jsonb('body_ro').notNullable();
    /** Null for a draft; a moment to come for an article that waits for it. */
    table.timestamp('published_at', { useTz: true });
    table.timestamp('changed_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.integer('changed_by');
    table.integer('version').notNullable().defaultTo(1);
    table.foreign('changed_by', 'articles_changer_fkey').references('id').inTable('users');
    table.unique(['slug'], { indexName: 'articles_slug_unique' });
    table.index(['published_at', 'id'], 'articles_by_publication');
    table.check(slugCheck, [], 'articles_slug_form');
    table.check(
      "jsonb_typeof(body_cs) = 'array' and jsonb_typeof(body_ro) = 'array'",
      [],
      'articles_body_is_a_list',
    );
  });

  await knex.schema.createTable('faq_groups', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'faq_groups_pkey' });
    table.text('slug').notNullable();
    table.text('name_cs').notNullable();
    table.text('name_ro').notNullable();
    table.integer('position').notNullable();
    table.unique(['slug'], { indexName: 'faq_groups_slug_unique' });
    table.check(slugCheck, [], 'faq_groups_slug_form');
  });

  await knex.schema.createTable('faq_questions', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'faq_questions_pkey' });
    table.integer('group_id').notNullable();
    /** Anchor of the question's own link; it stays when the question is worded anew. */
    table.text('slug').notNullable();
    table.integer('position').notNullable();
    table.text('question_cs').notNullable();
    table.text('question_ro').notNullable();
    table.jsonb('answer_cs').notNullable();
    table.jsonb('answer_ro').notNullable();
    table.boolean('is_visible').notNullable().defaultTo(true);
    table.timestamp('changed_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.integer('changed_by');
    table.integer('version').notNullable().defaultTo(1);
    table.foreign('group_id', 'faq_questions_group_fkey').references('id').inTable('faq_groups');
    table.foreign('changed_by', 'faq_questions_changer_fkey').references('id').inTable('users');
    table.unique(['slug'], { indexName: 'faq_questions_slug_unique' });
    table.index(['group_id', 'position', 'id'], 'faq_questions_by_group');
    table.check(slugCheck, [], 'faq_questions_slug_form');
    table.check(
      "jsonb_typeof(answer_cs) = 'array' and jsonb_typeof(answer_ro) = 'array'",
      [],
      'faq_questions_answer_is_a_list',
    );
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('faq_questions');
  await knex.schema.dropTable('faq_groups');
  await knex.schema.dropTable('articles');
}
