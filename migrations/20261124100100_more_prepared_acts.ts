import type { Knex } from 'knex';

const acts = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

const before = ['typed_transfer', 'refund', 'refund_to_account', 'price_publish'];

const known = (knex: Knex, names: readonly string[]): Promise<unknown> =>
  Promise.resolve(
    knex.raw(`
      alter table prepared_acts drop constraint prepared_acts_act_known,
        add constraint prepared_acts_act_known check (act in (${acts(names)}))`),
  );

/** Two people write off stock, and take back what was released to the bank. */
export async function up(knex: Knex): Promise<void> {
  await known(knex, [...before, 'write_off', 'payout_recall']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("delete from prepared_acts where act in ('write_off', 'payout_recall')");
  await known(knex, before);
}
