import type { Knex } from 'knex';

/**
 * A tablet or a watch has one open request, as a phone has: what told devices apart was the IMEI alone.
 * The digest is keyed and the change log leaves it out. Numbers of earlier requests are enciphered and
 * stay without one.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table buybacks add column serial_digest bytea;
    create unique index buybacks_one_open_per_serial on buybacks (serial_digest)
      where serial_digest is not null and status not in ('paid', 'returned', 'cancelled', 'expired');
    ${unrecorded};
    select record_changes_of('buybacks', 'id', '${leftOut},serial_digest', true)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ${unrecorded};
    drop index buybacks_one_open_per_serial;
    alter table buybacks drop column serial_digest;
    select record_changes_of('buybacks', 'id', '${leftOut}', true)`);
}

const leftOut =
  'code,snapshot,note,e_mail,contact,pickup_address,imei_digest,idempotency_key,request_digest';

const unrecorded = ['changes_inserted', 'changes_updated', 'changes_deleted']
  .map((name) => `drop trigger ${name} on buybacks`)
  .join(';\n    ');
