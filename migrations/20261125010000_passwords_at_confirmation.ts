import type { Knex } from 'knex';

/** The password of an account is chosen by whoever opens the mail, not by whoever asked for it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table registrations drop column password_hash, drop column visitor_hash');
}

/** What waits has no password any more, so it is asked for anew. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw('delete from registrations');
  await knex.raw(
    'alter table registrations add column password_hash text not null, add column visitor_hash bytea',
  );
}
