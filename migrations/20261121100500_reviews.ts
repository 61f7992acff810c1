import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('reviews', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'reviews_pkey' });
    table.integer('master_product_id').notNullable();
    table.integer('user_id').notNullable();
    table.integer('rating').notNullable();
    table.text('pros').notNullable().defaultTo('');
    table.text('cons').notNullable().defaultTo('');
    table.text('review_text').notNullable().defaultTo('');
    /** The profile's name at the moment of writing; an anonymous review keeps it and never shows it. */
    table.text('full_name').notNullable();
    table.boolean('is_anonymous').notNullable();
    table.text('status').notNullable().defaultTo('waiting');
    /** The component of the page that the review was written in, where there was one. */
    table.integer('component_id');
    table.integer('version').notNullable().defaultTo(1);
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.timestamp('changed_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.timestamp('decided_at', { useTz: true });
    table.integer('decided_by');
    table
      .foreign('master_product_id', 'reviews_product_fkey')
      .references('id')
      .inTable('master_products');
    table.foreign('user_id', 'reviews_user_fkey').references('id').inTable('users');
    table.foreign('decided_by', 'reviews_decider_fkey').references('id').inTable('users');
    table.unique(['master_product_id', 'user_id'], { indexName: 'reviews_one_per_customer' });
    table.index(['user_id'], 'reviews_by_user');
    table.index(['status', 'changed_at', 'id'], 'reviews_by_status');
    table.check('rating between 1 and 5', [], 'reviews_rating_range');
    table.check("full_name <> ''", [], 'reviews_full_name_known');
    table.check("status in ('waiting', 'approved', 'disapproved')", [], 'reviews_status_known');
    table.check(
      "(status = 'waiting') = (decided_at is null)",
      [],
      'reviews_decision_has_its_moment',
    );
  });
  // The public list and its summary read these rows and no others.
  await knex.raw(`
    create index reviews_approved on reviews (master_product_id, decided_at desc, id desc)
    include (rating) where status = 'approved'`);

  await knex.schema.createTable('purchases', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'purchases_pkey' });
    table.integer('user_id').notNullable();
    table.integer('master_product_id').notNullable();
    table.text('order_reference').notNullable();
    table.timestamp('bought_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.timestamp('delivered_at', { useTz: true });
    table.timestamp('cancelled_at', { useTz: true });
    table.foreign('user_id', 'purchases_user_fkey').references('id').inTable('users');
    table
      .foreign('master_product_id', 'purchases_product_fkey')
      .references('id')
      .inTable('master_products');
    table.unique(['user_id', 'master_product_id', 'order_reference'], {
      indexName: 'purchases_once_per_order',
    });
    table.index(['master_product_id'], 'purchases_by_product');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('purchases');
  await knex.schema.dropTable('reviews');
}
