import type { Knex } from 'knex';

const statuses = [
  'quoted',
  'submitted',
  'awaiting_device',
  'received',
  'inspected',
  'counter_offered',
  'accepted',
  'payout_pending',
  'paid',
  'rejected',
  'returning',
  'returned',
  'cancelled',
  'expired',
];
// A rejected device is still here, so its request is open until it was returned.
const closed = ['paid', 'returned', 'cancelled', 'expired'];
const quoteList = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
const grades = quoteList(['A+', 'A', 'B', 'C', 'D']);

export async function up(knex: Knex): Promise<void> {
  await createBuybacks(knex);
  await createIdentities(knex);
  await createEvents(knex);
  await createInspections(knex);
}

async function createBuybacks(knex: Knex): Promise<void> {
  await knex.schema.createTable('buybacks', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'buybacks_pkey' });
    // Random, at least 128 bits: whoever holds it is let to see the masked request.
    table.text('code').notNullable();
    table.text('status').notNullable();
    table.integer('version').notNullable().defaultTo(1);
    table.text('language').notNullable();
    table.integer('color_id').notNullable();
    table.integer('price_list_id').notNullable();
    table.text('grade').notNullable();
    table.integer('price').notNullable();
    /** Device, questions, answers, corrections and labels in both languages, as they were shown. */
    table.jsonb('snapshot').notNullable();
    table.text('note').notNullable().defaultTo('');
    table.specificType('e_mail', 'citext');
    /** Names, address and phone; identity numbers are in buyback_identities, encrypted. */
    table.jsonb('contact');
    table.jsonb('pickup_address');
    /** Keyed hash of the IMEI, so that a duplicate is refused without the number being readable. */
    table.binary('imei_digest');
    table.text('idempotency_key');
    table.binary('request_digest');
    table.timestamp('locked_until', { useTz: true }).notNullable();
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    /** Since when the request is decided; identity data are wiped some time after. */
    table.timestamp('closed_at', { useTz: true });
    table.timestamp('wiped_at', { useTz: true });
    table.foreign('color_id', 'buybacks_color_fkey').references('id').inTable('device_colors');
    table
      .foreign('price_list_id', 'buybacks_price_list_fkey')
      .references('id')
      .inTable('price_list_versions');
    table.unique(['code'], { indexName: 'buybacks_code_unique' });
    table.unique(['idempotency_key'], { indexName: 'buybacks_idempotency_key_unique' });
    table.index(['status', 'created_at', 'id'], 'buybacks_by_status');
    table.index(['created_at', 'id'], 'buybacks_by_creation');
    table.index(['price', 'id'], 'buybacks_by_price');
    table.index(['color_id'], 'buybacks_by_color');
    table.check(`status in (${quoteList(statuses)})`, [], 'buybacks_status_known');
    table.check(`grade in (${grades})`, [], 'buybacks_grade_known');
    table.check('price between 0 and 1000000', [], 'buybacks_price_sane');
    table.check('char_length(code) >= 22', [], 'buybacks_code_long_enough');
    table.check("language in ('cs', 'ro')", [], 'buybacks_language_known');
    table.check(
      "status in ('quoted', 'cancelled', 'expired') or wiped_at is not null or contact is not null",
      [],
      'buybacks_sale_names_its_seller',
    );
  });
  await knex.raw(`
    create unique index buybacks_one_open_per_imei on buybacks (imei_digest)
    where imei_digest is not null and status not in (${quoteList(closed)})`);
  await knex.raw(`
    create index buybacks_by_lock on buybacks (locked_until)
    where status in ('quoted', 'submitted', 'awaiting_device')`);
  await knex.raw(`
    create index buybacks_to_wipe on buybacks (closed_at)
    where closed_at is not null and wiped_at is null`);
}

async function createIdentities(knex: Knex): Promise<void> {
  await knex.schema.createTable('buyback_identities', (table) => {
    table.integer('buyback_id').notNullable();
    table.primary(['buyback_id'], { constraintName: 'buyback_identities_pkey' });
    // AES-256-GCM: key id, nonce, tag and text in one value; see api/identity/cipher.ts.
    table.binary('personal_identification_number').notNullable();
    table.binary('identity_card').notNullable();
    table.binary('bank_account').notNullable();
    table.binary('imei');
    table.binary('serial_number');
    table
      .foreign('buyback_id', 'buyback_identities_buyback_fkey')
      .references('id')
      .inTable('buybacks')
      .onDelete('CASCADE');
  });

  await knex.schema.createTable('identity_readings', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'identity_readings_pkey' });
    table.integer('buyback_id').notNullable();
    table.text('field').notNullable();
    table.integer('staff_id').notNullable();
    table.text('reason').notNullable();
    table.timestamp('read_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table
      .foreign('buyback_id', 'identity_readings_buyback_fkey')
      .references('id')
      .inTable('buybacks');
    table.foreign('staff_id', 'identity_readings_staff_fkey').references('id').inTable('users');
    table.index(['buyback_id'], 'identity_readings_by_buyback');
    table.index(['staff_id', 'read_at'], 'identity_readings_by_staff');
    table.check("reason <> ''", [], 'identity_readings_have_a_reason');
  });
}

async function createEvents(knex: Knex): Promise<void> {
  await knex.schema.createTable('buyback_events', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'buyback_events_pkey' });
    table.integer('buyback_id').notNullable();
    table.text('from_status');
    table.text('to_status').notNullable();
    table.text('actor').notNullable();
    table.integer('staff_id');
    table.text('reason').notNullable().defaultTo('');
    table.timestamp('at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table
      .foreign('buyback_id', 'buyback_events_buyback_fkey')
      .references('id')
      .inTable('buybacks')
      .onDelete('CASCADE');
    table.foreign('staff_id', 'buyback_events_staff_fkey').references('id').inTable('users');
    table.index(['buyback_id', 'id'], 'buyback_events_by_buyback');
    table.check(`to_status in (${quoteList(statuses)})`, [], 'buyback_events_status_known');
    table.check("actor in ('customer', 'staff', 'system')", [], 'buyback_events_actor_known');
    table.check(
      "(actor = 'staff') = (staff_id is not null)",
      [],
      'buyback_events_staff_has_a_name',
    );
  });
}

async function createInspections(knex: Knex): Promise<void> {
  await knex.schema.createTable('buyback_inspections', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'buyback_inspections_pkey' });
    table.integer('buyback_id').notNullable();
    table.integer('staff_id').notNullable();
    table.text('grade').notNullable();
    table.integer('price').notNullable();
    /** Condition id → value of the choice that was found. */
    table.jsonb('answers').notNullable();
    table.text('note').notNullable();
    table.timestamp('at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table
      .foreign('buyback_id', 'buyback_inspections_buyback_fkey')
      .references('id')
      .inTable('buybacks');
    table.foreign('staff_id', 'buyback_inspections_staff_fkey').references('id').inTable('users');
    table.index(['buyback_id', 'id'], 'buyback_inspections_by_buyback');
    table.check(`grade in (${grades})`, [], 'buyback_inspections_grade_known');
    table.check('price between 0 and 1000000', [], 'buyback_inspections_price_sane');
  });

  await knex.schema.createTable('counter_offers', (table) => {
    table.increments('id', { primaryKey: false });
    table.primary(['id'], { constraintName: 'counter_offers_pkey' });
    table.integer('buyback_id').notNullable();
    table.integer('inspection_id').notNullable();
    table.text('code').notNullable();
    table.text('decision').notNullable().defaultTo('open');
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.timestamp('answer_by', { useTz: true }).notNullable();
    table.timestamp('reminded_at', { useTz: true });
    table.timestamp('decided_at', { useTz: true });
    table.foreign('buyback_id', 'counter_offers_buyback_fkey').references('id').inTable('buybacks');
    table
      .foreign('inspection_id', 'counter_offers_inspection_fkey')
      .references('id')
      .inTable('buyback_inspections');
    table.unique(['code'], { indexName: 'counter_offers_code_unique' });
    table.unique(['inspection_id'], { indexName: 'counter_offers_inspection_unique' });
    table.index(['buyback_id'], 'counter_offers_by_buyback');
    table.check(
      "decision in ('open', 'accepted', 'refused', 'returned')",
      [],
      'counter_offers_decision_known',
    );
    table.check('char_length(code) >= 22', [], 'counter_offers_code_long_enough');
  });
  await knex.raw(
    "create index counter_offers_open on counter_offers (answer_by) where decision = 'open'",
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('counter_offers');
  await knex.schema.dropTable('buyback_inspections');
  await knex.schema.dropTable('buyback_events');
  await knex.schema.dropTable('identity_readings');
  await knex.schema.dropTable('buyback_identities');
  await knex.schema.dropTable('buybacks');
}
