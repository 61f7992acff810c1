import type { Knex } from 'knex';

/**
 * Of which offer a sale was made: a mailed link that was used says what became of it, and opens
 * nothing. The digest is keyed and the change log leaves it out.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table buybacks
      add column offer_digest bytea constraint buybacks_offer_digest_unique unique;
    ${unrecorded};
    select record_changes_of('buybacks', 'id', '${leftOut},offer_digest', true)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ${unrecorded};
    alter table buybacks drop column offer_digest;
    select record_changes_of('buybacks', 'id', '${leftOut}', true)`);
}

const leftOut =
  'code,snapshot,note,e_mail,contact,pickup_address,imei_digest,idempotency_key,request_digest,' +
  'serial_digest';

const unrecorded = ['changes_inserted', 'changes_updated', 'changes_deleted']
  .map((name) => `drop trigger ${name} on buybacks`)
  .join(';\n    ');
