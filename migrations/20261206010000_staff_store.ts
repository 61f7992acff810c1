import type { Knex } from 'knex';

/** The store at whose counter somebody of the staff works; null reaches all of them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users
      add column store_id integer
        constraint users_store_fkey references stores (id);
    create index users_by_store on users (store_id) where store_id is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table users drop column store_id');
}
