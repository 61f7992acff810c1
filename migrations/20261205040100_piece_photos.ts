import type { Knex } from 'knex';

/** Photos of one used piece: a fileset of its own, which the shop shows once somebody says so. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table products
      add column photos_id integer
        constraint products_photos_fkey references filesets on delete set null,
      add column photos_public boolean not null default false,
      add constraint products_photos_of_piece check (photos_id is null or is_single_unit);
    create index products_by_photos on products (photos_id) where photos_id is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table products drop column photos_id, drop column photos_public');
}
