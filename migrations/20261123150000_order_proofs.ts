import type { Knex } from 'knex';

/** How the customer who did something with an order had shown that it is theirs. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table order_events
      add column proof text,
      add constraint order_events_proof_known check (proof in ('link', 'code', 'account')),
      add constraint order_events_proof_of_customer check (proof is null or actor = 'customer');
    alter table withdrawals
      add column proof text,
      add constraint withdrawals_proof_known check (proof in ('link', 'code', 'account'))`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table withdrawals drop column proof;
    alter table order_events drop column proof`);
}
