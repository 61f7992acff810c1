import type { Knex } from 'knex';

/**
 * Accounts that the seed has made, which nobody signs in to where the shop is real. Those of an
 * earlier seed are found by their address: mail to .example reaches nobody (RFC 2606).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table demonstration_accounts (
      user_id integer primary key references users on delete cascade
    );
    insert into demonstration_accounts (user_id)
      select id from users where e_mail like '%@obmena.example'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table demonstration_accounts');
}
