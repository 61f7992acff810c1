import type { Knex } from 'knex';

const things = [
  'order',
  'reservation',
  'enquiry',
  'repair',
  'account',
  'application',
  'subscriber',
];
const fields = ['e_mail', 'phone_number', 'street', 'delivery_phone_number', 'delivery_street'];

/** Copies and erasures of a person's data by the staff join what is on record of reading contacts, with their reason. */
export async function up(knex: Knex): Promise<void> {
  await allow(knex, [...things, 'buyback'], [...fields, 'personal_copy', 'erasure'], '');
}

export async function down(knex: Knex): Promise<void> {
  // What was done stays on record.
  await allow(knex, things, fields, 'not valid');
}

const listed = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

const allow = (
  knex: Knex,
  allowedThings: readonly string[],
  allowedFields: readonly string[],
  validity: string,
) =>
  knex.raw(`
    alter table contact_readings
      drop constraint contact_readings_thing_known,
      drop constraint contact_readings_field_known,
      add constraint contact_readings_thing_known check (thing in (${listed(allowedThings)})) ${validity},
      add constraint contact_readings_field_known check (field in (${listed(allowedFields)})) ${validity}`);
