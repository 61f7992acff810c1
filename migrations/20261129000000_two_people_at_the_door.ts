import type { Knex } from 'knex';

const known = (acts: string) => `
  alter table prepared_acts drop constraint prepared_acts_act_known,
    add constraint prepared_acts_act_known check (act in ('typed_transfer', 'refund',
      'refund_to_account', 'price_publish', 'write_off', 'payout_recall', 'card_hold',
      'device_lost'${acts}))`;

/** That a courier has a device, and that it does not after all, wait for a second person. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(known(`, 'device_taken', 'device_not_taken'`));
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`delete from prepared_acts where act in ('device_taken', 'device_not_taken')`);
  await knex.raw(known(''));
}
