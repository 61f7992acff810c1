import type { Knex } from 'knex';

const roles = [
  'customer',
  'business',
  'shop',
  'picker',
  'packer',
  'warehouse_supervisor',
  'service_tech',
  'buyback_desk',
  'catalogue_editor',
  'pricing',
  'content',
  'support',
  'admin',
];

export async function up(knex: Knex): Promise<void> {
  await knex.raw('create extension if not exists citext');
  await knex.schema.createTable('users', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'users_pkey' });
    table.specificType('e_mail', 'citext').notNullable();
    table.text('password_hash').notNullable();
    table.text('name').notNullable();
    table.text('role').notNullable();
    table.text('language').notNullable();
    table.boolean('is_active').notNullable().defaultTo(true);
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.unique(['e_mail'], { indexName: 'users_e_mail_unique' });
    table.check(`role in (${roles.map((role) => `'${role}'`).join(', ')})`, [], 'users_role_known');
    table.check("language in ('cs', 'ro')", [], 'users_language_known');
  });

  await knex.schema.createTable('sessions', (table) => {
    // Only the hash of the cookie's token is stored: who reads the table cannot sign in with it.
    table.binary('token_hash').notNullable();
    table.primary(['token_hash'], { constraintName: 'sessions_pkey' });
    table.integer('user_id').notNullable();
    table
      .foreign('user_id', 'sessions_user_fkey')
      .references('id')
      .inTable('users')
      .onDelete('CASCADE');
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.timestamp('expires_at', { useTz: true }).notNullable();
    table.index(['user_id'], 'sessions_by_user');
    table.index(['expires_at'], 'sessions_by_expiry');
    table.check('octet_length(token_hash) = 32', [], 'sessions_token_hash_is_sha256');
  });

  // Counters may be lost with a crash of the server; they need no write-ahead log.
  await knex.raw(`
    create unlogged table rate_limits (
      key text constraint rate_limits_pkey primary key,
      attempts integer not null,
      window_ends_at timestamptz not null,
      constraint rate_limits_attempts_positive check (attempts > 0)
    )`);
  await knex.raw('create index rate_limits_by_end on rate_limits (window_ends_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('rate_limits');
  await knex.schema.dropTable('sessions');
  await knex.schema.dropTable('users');
}
